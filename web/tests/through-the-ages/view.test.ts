import { expect, it } from 'vitest'
import { phrase } from '../../src/games/through-the-ages/row'
import { pactsOf, type View } from '../../src/games/through-the-ages/view'

it('a pact binds its owner and the partner, and nobody else', () => {
  const view = { seats: [{ pact: null }, { pact: { card: 'peace_treaty', partner: 2, side: null } }, { pact: null }] } as unknown as View
  expect(pactsOf(view, 1)).toEqual([{ card: 'peace_treaty', partner: 2 }])
  expect(pactsOf(view, 2)).toEqual([{ card: 'peace_treaty', partner: 1 }])
  expect(pactsOf(view, 0)).toEqual([])
})

it('a card of the row is taken by its name, for its price', () => {
  const view = { row: [null, { card: 'drama', space_cost: 1, cost: 2 }] } as unknown as View
  expect(phrase(view, { key: 'action-take', args: { space: 2 } })).toEqual({ key: 'tta-take', args: { card: 'card:drama', cost: 2 } })
  expect(phrase(view, { key: 'action-pass' })).toEqual({ key: 'action-pass' })
})
