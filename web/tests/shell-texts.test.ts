/** Every text that the shell asks for exists, in both languages, with the same variables. */
import { expect, test } from 'vitest'
import { outline } from './fluent'
import { code, read, shellTexts } from './sources'

const shell = code('web/src/', /^games\//).join('\n')
const own = (keys: ReadonlySet<string>) => [...keys].filter((key) => key.startsWith('web-')).sort()
const named = [...new Set(Array.from(shell.matchAll(/['`"](web-[a-z0-9-]+)['`"]/g), (match) => match[1]!))]
const begun = [...new Set(Array.from(shell.matchAll(/`(web-[a-z-]+-)\$\{/g), (match) => match[1]!))]

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
  // How many there are of a list comes with the list: one language may need it and the other not.
  const listed = (names: readonly string[]) => [...new Set(names.map((name) => name.replace(/-count$/, '')))].sort()
  const variables = (language: string) => new Map(outline(read(`web/src/text/${language}.ftl`)).map(({ key, variables }) => [key, listed(variables)]))
  expect(variables('fr')).toEqual(variables('en'))
})

test.each(['en', 'fr'] as const)('one word does not stand for several things: the home page, a new game, a game that waits, a move taken back (%s)', (language) => {
  const labels = ['web-nav-play', 'web-play-now', 'web-play', 'web-undo'].map((key) => shellTexts(language).say(key))
  expect(new Set(labels).size).toBe(4)
})

test.each(['en', 'fr'] as const)('every level of bots has a name of its own and a line that says what to expect (%s)', (language) => {
  const levels = /^LEVELS = \((.*)\)$/m.exec(read('src/ludage/bots/levels.py'))![1]!.split(', ').map((name) => name.slice(1, -1))
  expect(levels.length).toBeGreaterThan(2)
  const texts = shellTexts(language)
  const bots = [...levels, 'greedy', 'random'] // those of old tables
  for (const key of bots.map((name) => `web-level-${name}`)) expect(texts.attribute(key, 'text')).toMatch(/\.$/)
  expect(new Set(bots.map((name) => texts.say(`web-level-${name}`))).size).toBe(bots.length)
})
