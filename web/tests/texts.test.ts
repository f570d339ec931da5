/** The client says what the engine says: every key of every game, in both languages. */
import { describe, expect, test } from 'vitest'
import type { Argument } from '../src/games/module'
import { percent, signed, type Language } from '../src/texts'
import { printed } from './engine'
import { engineTexts } from './sources'

interface Case {
  key: string
  args: Record<string, Argument>
  said: string
}
const expected = printed<Record<string, Record<Language, Case[]>>>('expected_texts')

describe.each(Object.entries(expected))('%s', (game, languages) => {
  test.each(Object.entries(languages) as [Language, Case[]][])('every sentence in %s is the engine’s own', (language, cases) => {
    const texts = engineTexts(game, language).named(['Ann', '', 'Zoé'])
    expect(cases.length).toBeGreaterThan(1000)
    const differing = cases.filter(({ key, args, said }) => texts.say(key, args) !== said)
    expect(differing.map(({ key, args, said }) => ({ key, args, said, ours: texts.say(key, args) }))).toEqual([])
  })
})

test('an event that only I hear in full is told by its secret line', () => {
  const texts = engineTexts('age-of-gods', 'en').named(['Ann', 'Ben'])
  const event = { kind: 'god-chosen', seat: 'seat:0', god: 'god:rakos', secret: true }
  expect(texts.event(event)).toBe('Ann has chosen Rakos. Nobody else knows yet.')
  expect(texts.event({ kind: 'god-chosen', seat: 'seat:0' })).toBe('Ann has chosen a god.')
})

test('data that is no text, number or list of these has no place in a sentence', () => {
  const texts = engineTexts('age-of-gods', 'en')
  expect(texts.event({ kind: 'turn-begins', turn: 3, more: { deep: 1 }, half: 0.5 })).toBe('Turn 3 begins.')
})

test('the elements a sentence names can be linked, each once and whole', () => {
  const texts = engineTexts('age-of-gods', 'en').named(['Ann', 'Ben'])
  const segments = texts.eventSegments({ kind: 'swapped', people: 'people:orcs', origin: 'territory:t01', other: 'people:high_elves', target: 'territory:t02' })
  expect(segments.map((segment) => segment.text).join('')).toBe(texts.event({ kind: 'swapped', people: 'people:orcs', origin: 'territory:t01', other: 'people:high_elves', target: 'territory:t02' }))
  expect(segments.filter((segment) => segment.of).map((segment) => segment.of)).toEqual(['people:orcs', 'territory:t01', 'people:high_elves', 'territory:t02'])
})

test('a chance is rounded half up, a sign is a true minus', () => {
  expect(percent({ ways: 4, outof: 6 })).toBe(67)
  expect(percent({ ways: 1, outof: 8 })).toBe(13)
  expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0'])
})

test('what is in a list twice is counted, and linked once; dice are told one by one', () => {
  const texts = engineTexts('age-of-mythology', 'en').named(['Ann', 'Ben'])
  const shown = { kind: 'army-shown', seat: 'seat:0', units: ['unit:jarl', 'unit:huskarl', 'unit:jarl'] }
  expect(texts.event(shown)).toBe('Ann shows: Jarl ×2 and Huskarl.')
  expect(texts.eventSegments(shown).flatMap(({ of }) => of ?? [])).toEqual(['seat:0', 'unit:jarl', 'unit:huskarl'])
})
