/** Which options of a table are offered. */
import { expect, test } from 'vitest'
import { offered } from '../src/lobby/options'
import type { NeedInfo } from '../src/protocol'

const needs: NeedInfo[] = [
  { option: 'pacts', value: 'yes', players: [3, 4], options: { variant: ['calm'] } },
  { option: 'seats', value: 'two', players: [4, 4], options: {} },
]
const game = {
  options: { variant: ['full', 'calm'], pacts: ['no', 'yes'], seats: ['drawn', 'two', 'chosen'], only: ['one'] },
  needs,
}
const names = (players: number, chosen: Record<string, string>) => offered(game, players, chosen).map(({ name }) => name)

test('an option that does not apply is not offered', () => {
  expect(names(4, {})).toEqual(['variant', 'seats'])
  expect(names(4, { variant: 'calm' })).toEqual(['variant', 'pacts', 'seats'])
  expect(names(2, { variant: 'calm' })).toEqual(['variant', 'seats'])
})

test('nor is a value of one that does', () => {
  const values = (players: number) => offered(game, players, {}).find(({ name }) => name === 'seats')!.values
  expect(values(4)).toEqual(['drawn', 'two', 'chosen'])
  expect(values(5)).toEqual(['drawn', 'chosen'])
})

test('what was chosen and fits no more gives way to what does', () => {
  const seats = (players: number) => offered(game, players, { seats: 'two' }).find(({ name }) => name === 'seats')!.value
  expect(seats(4)).toBe('two')
  expect(seats(5)).toBe('drawn')
  expect(offered(game, 3, { variant: 'full', pacts: 'yes' }).some(({ name }) => name === 'pacts')).toBe(false)
})
