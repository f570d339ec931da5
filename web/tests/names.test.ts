/** What seats were called when something was done, and the lines about who plays for them. */
import { expect, test } from 'vitest'
import { changeWords, textsThen, withChanges } from '../src/table/names'
import { shellTexts } from './sources'

const taken = (number: number, seq: number, seat: number, before: string, name: string) => ({ number, seq, seat, kind: 'taken', name, before })
const left = { number: 1, seq: 3, seat: 1, kind: 'left', name: 'Ben', before: '' }
const texts = shellTexts('en').named(['Ann', 'Ben', 'Fay'])

test('what was done before a seat was taken over has the name of then', () => {
  const at = textsThen(texts, [left, taken(2, 3, 1, 'Ben', 'Eve'), taken(3, 5, 2, 'Cas', 'Fay'), taken(4, 5, 1, 'Eve', 'Ben')])
  const names = (seq: number) => [0, 1, 2].map((seat) => at(seq).seat(seat))
  expect(names(0)).toEqual(['Ann', 'Ben', 'Cas'])
  expect(names(3)).toEqual(['Ann', 'Ben', 'Cas'])
  expect(names(4)).toEqual(['Ann', 'Eve', 'Cas'])
  expect(names(6)).toEqual(['Ann', 'Ben', 'Fay'])
})

test('who only left keeps the texts as they are', () => {
  expect(textsThen(texts, [left])(1)).toBe(texts)
})

test('a change stands after its row, and several in their order', () => {
  const lines = [1, 3, 3, 4].map((seq) => ({ seq, seat: 0, event: null }))
  const back = { ...left, number: 2, kind: 'back' }
  const all = withChanges(lines, [left, back, taken(3, 9, 1, 'Ben', 'Eve')])
  expect(all.map((line) => ('change' in line ? line.change.kind : line.seq))).toEqual([1, 3, 3, 'left', 'back', 4, 'taken'])
})

test('a seat of which nobody knows whose it was is called by its number', () => {
  expect(changeWords(taken(1, 1, 1, '', 'Eve'), texts)).toBe('Eve takes over from Seat 2.')
})
