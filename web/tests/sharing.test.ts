/** What has not changed in a view stays the same object. */
import { expect, test } from 'vitest'
import { sharing } from '../src/table/sharing'

const before = { turn: 1, territories: { t1: { people: 'orcs' }, t2: { people: null } }, seats: [{ pawns: 5 }, { pawns: 4 }] }

test('an equal view is the one before', () => {
  expect(sharing(before, structuredClone(before))).toBe(before)
})

test('only what leads to a change is new', () => {
  const now = structuredClone(before)
  now.territories.t1.people = 'elves'
  const shared = sharing(before, now)
  expect(shared).toEqual(now)
  expect(shared.territories.t1).not.toBe(before.territories.t1)
  expect(shared.territories.t2).toBe(before.territories.t2)
  expect(shared.seats).toBe(before.seats)
})

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2, 3], [1, 2]],
  [[1], [1, 2]],
  [{ a: [] }, { a: {} }],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: { b: 1 } }, { a: null }],
])('from %j to %j nothing old stays', (was, now) => {
  const shared = sharing(was, now)
  expect(shared).toEqual(now)
  expect(shared).not.toBe(was)
  expect(Array.isArray(shared)).toBe(Array.isArray(now))
})
