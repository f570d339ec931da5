import { expect, test } from 'vitest'
import type { GameEvent, GameModule } from '../src/games/module'
import { keyMoments } from '../src/result/moments'
import { aboutSeat } from '../src/table/about'

const game = { weight: (event: GameEvent) => Number(event.weight ?? 0) } as unknown as GameModule
const moment = (at: number, ...weights: number[]) => ({ at, seat: at % 2, action: null, phrase: null, events: weights.map((weight) => ({ kind: 'x', weight })) })

test('the most telling moments are listed, in the order in which they happened', () => {
  const found = keyMoments([moment(1, 2), moment(2, 9, 3), moment(3), moment(4, 5)], game, 2)
  expect(found.map(({ at, weight }) => [at, weight])).toEqual([[2, 9], [4, 5]])
})

test('what says nothing is no moment', () => {
  expect(keyMoments([moment(1, 0), moment(2)], game)).toEqual([])
})

test('a moment has the colour of whom it is about, not of who moved', () => {
  const won = { at: 1, seat: 1, action: null, phrase: null, events: [{ kind: 'won', winners: ['seat:0'], weight: 10 }] }
  expect(keyMoments([won], game)[0]?.seat).toBe(0)
})

test('an event is about the player whom it names, or about nobody', () => {
  expect(aboutSeat({ kind: 'aggression', card: 'card:raid_i', rival: 'seat:1', seat: 'seat:2' })).toBe(2)
  expect(aboutSeat({ kind: 'won', winners: ['seat:0', 'seat:2'] })).toBeNull()
  expect(aboutSeat({ kind: 'swept', cards: ['card:iron'] })).toBeNull()
})
