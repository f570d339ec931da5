import { expect, it } from 'vitest'
import { pactsOf, type View } from '../../src/games/through-the-ages/view'

it('a pact binds its owner and the partner, and nobody else', () => {
  const view = { seats: [{ pact: null }, { pact: { card: 'peace_treaty', partner: 2, side: null } }, { pact: null }] } as unknown as View
  expect(pactsOf(view, 1)).toEqual([{ card: 'peace_treaty', partner: 2 }])
  expect(pactsOf(view, 2)).toEqual([{ card: 'peace_treaty', partner: 1 }])
  expect(pactsOf(view, 0)).toEqual([])
})
