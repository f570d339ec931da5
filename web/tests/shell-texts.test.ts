/** Every text that the shell asks for exists, in both languages, with the same variables. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shellTexts } from './sources'

const SOURCE = new URL('../src/', import.meta.url)
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith('games/'))
const code = files.map((path) => readFileSync(new URL(path, SOURCE), 'utf-8')).join('\n')
const own = (keys: ReadonlySet<string>) => [...keys].filter((key) => key.startsWith('web-')).sort()
const named = [...new Set(Array.from(code.matchAll(/['`"](web-[a-z0-9-]+)['`"]/g), (match) => match[1]!))]
const begun = [...new Set(Array.from(code.matchAll(/`(web-[a-z-]+-)\$\{/g), (match) => match[1]!))]

test('both languages have the same texts', () => {
  expect(own(shellTexts('fr').keys())).toEqual(own(shellTexts('en').keys()))
})

test.each(['en', 'fr'] as const)('every text that the code names exists in %s', (language) => {
  const texts = shellTexts(language)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((key) => !texts.has(key))).toEqual([])
})

test('no text is left that nothing asks for', () => {
  const unused = own(shellTexts('en').keys()).filter((key) => !named.includes(key) && !begun.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})

test('both languages take the same variables', () => {
  const variables = (language: string) => {
    const text = readFileSync(new URL(`text/${language}.ftl`, SOURCE), 'utf-8')
    const found = new Map<string, string[]>()
    for (const entry of text.split(/^(?=web-)/m)) {
      const key = /^(web-[\w-]+) =/.exec(entry)?.[1]
      const body = entry.replaceAll(/^#.*$/gm, '')
      if (key) found.set(key, [...new Set(Array.from(body.matchAll(/\$([\w-]+)/g), (match) => match[1]!.replace(/-count$/, '')))].sort())
    }
    return found
  }
  expect(variables('fr')).toEqual(variables('en'))
})
