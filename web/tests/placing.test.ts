import { expect, test } from 'vitest'
import { NEVER, place } from '../src/table/placing'

const ROOM = { left: 0, top: 0, width: 1000, height: 800 }
const SIZE = { width: 200, height: 100 }
const overlaps = (at: { left: number; top: number }, box: { left: number; top: number; width: number; height: number }) =>
  at.left < box.left + box.width && at.left + SIZE.width > box.left && at.top < box.top + box.height && at.top + SIZE.height > box.top

test('a popover stands beside what it is about', () => {
  const about = { left: 400, top: 300, width: 40, height: 40 }
  expect(overlaps(place(SIZE, about, [], ROOM), about)).toBe(false)
})

test('it does not cover a legal target where it can be helped', () => {
  const about = { left: 400, top: 300, width: 40, height: 40 }
  const right = { left: 460, top: 290, width: 60, height: 60 }
  expect(overlaps(place(SIZE, about, [{ box: right, weight: 1 }], ROOM), right)).toBe(false)
})

test('it stays on the screen', () => {
  for (const [left, top] of [[0, 0], [980, 780], [0, 780], [980, 0]] as const) {
    const at = place(SIZE, { left, top, width: 20, height: 20 }, [], ROOM)
    expect(at.left).toBeGreaterThanOrEqual(0)
    expect(at.top).toBeGreaterThanOrEqual(0)
    expect(at.left + SIZE.width).toBeLessThanOrEqual(ROOM.width)
    expect(at.top + SIZE.height).toBeLessThanOrEqual(ROOM.height)
  }
})

test('in a row it stands below or above, not over the neighbours', () => {
  const card = (n: number) => ({ left: 100 * n, top: 20, width: 90, height: 150 })
  const neighbours = [0, 1, 2, 4, 5, 6].map((n) => ({ box: card(n), weight: 2 }))
  const at = place(SIZE, card(3), neighbours, ROOM)
  expect(at.top).toBeGreaterThan(170)
  for (const { box } of neighbours) expect(overlaps(at, box)).toBe(false)
})

test('what matters more is covered last', () => {
  const about = { left: 0, top: 0, width: 40, height: 40 }
  const right = { left: 50, top: 0, width: 300, height: 40 }
  const below = { left: 0, top: 50, width: 300, height: 300 }
  expect(overlaps(place(SIZE, about, [{ box: right, weight: 9 }, { box: below, weight: 1 }], ROOM), right)).toBe(false)
})

test('what is being read is never covered while there is room anywhere beside it', () => {
  let seed = 1
  const below = (most: number) => (seed = (seed * 48271) % 2147483647) % most
  for (let game = 0; game < 2000; game++) {
    const read = { left: below(700), top: below(600), width: 300, height: 200 }
    const about = { left: below(900), top: below(700), width: 20 + below(400), height: 20 + below(400) }
    const others = [0, 1, 2].map(() => ({ box: { left: below(900), top: below(700), width: 300, height: 300 }, weight: below(4) }))
    expect(overlaps(place(SIZE, about, [...others, { box: read, weight: NEVER }], ROOM), read), `game ${game}`).toBe(false)
  }
})
