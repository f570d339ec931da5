import { expect, test } from 'vitest'
import type { GameEvent, GameModule } from '../src/games/module'
import { keyMoments } from '../src/result/moments'

const game = { weight: (event: GameEvent) => Number(event.weight ?? 0) } as unknown as GameModule
const moment = (at: number, ...weights: number[]) => ({ at, seat: at % 2, action: null, phrase: null, events: weights.map((weight) => ({ kind: 'x', weight })) })

test('the most telling moments are listed, in the order in which they happened', () => {
  const found = keyMoments([moment(1, 2), moment(2, 9, 3), moment(3), moment(4, 5)], game, 2)
  expect(found.map(({ at, weight }) => [at, weight])).toEqual([[2, 9], [4, 5]])
})

test('what says nothing is no moment', () => {
  expect(keyMoments([moment(1, 0), moment(2)], game)).toEqual([])
})
