/** What a style sheet must not do. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read, ROOT } from './sources'

const FOLDER = 'web/src/'
const files = readdirSync(new URL(FOLDER, ROOT), { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(svelte|css)$/.test(path))

/** The selectors of a file's style sheet. */
function selectors(path: string): string[] {
  const text = read(`${FOLDER}${path}`)
  const css = path.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '')
  const bare = css.replace(/\/\*.*?\*\//gs, '')
  return [...bare.matchAll(/([^{};]+)\{/g)].map((found) => found[1]!.trim())
}

describe('style sheets', () => {
  it('are found', () => {
    expect(files.flatMap(selectors).length).toBeGreaterThan(500)
  })

  // With one such rule on the page the browser computes the style of a whole list anew, with all that is in it, whenever
  // a child comes or goes: of the log with its hundred sentences, at every position.
  it.each(files)('never speak of anything that follows anything: %s', (path) => {
    const universal = /\*\s*[+~]|[+~]\s*(:global\()?\*/
    expect(selectors(path).filter((selector) => universal.test(selector))).toEqual([])
  })
})
