/** Reasons are said as the engine says them, in both languages. */
import { describe, expect, test } from 'vitest'
import type { Reason } from '../src/protocol'
import { bars, because, figure } from '../src/table/reasons'
import type { Language } from '../src/texts'
import { printed } from './engine'
import { engineTexts } from './sources'

const expected = printed<Record<string, Record<Language, { reasons: Reason[]; said: string }[]>>>('expected_reasons')

describe.each(Object.entries(expected))('%s', (game, languages) => {
  test.each(Object.entries(languages) as [Language, { reasons: Reason[]; said: string }[]][])('in %s', (language, cases) => {
    const texts = engineTexts(game, language)
    expect(cases.map(({ reasons }) => because(reasons, texts))).toEqual(cases.map(({ said }) => said))
  })
})

test('a figure has one digit, a true minus and the comma of its language', () => {
  expect([figure(2.34, 'en'), figure(-2.34, 'fr'), figure(1, 'fr', true), figure(-0.01, 'en')]).toEqual(['2.3', '−2,3', '+1,0', '0.0'])
})

test('bars of values that are written alike are alike, and the least is still seen', () => {
  expect(bars([2.74, 2.7, 2.66])).toEqual([100, 100, 100])
  expect(bars([2.0, 1.5, 1.0])).toEqual([100, 55, 10])
  expect(bars([1])).toEqual([100])
  expect(bars([])).toEqual([])
})
