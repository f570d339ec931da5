/** Where a popover goes: beside what it is about, on the screen, and over as few legal targets as possible. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Something that had better not be covered, and how much that matters. */
export interface Avoided {
  box: Box
  weight: number
}

/** The weight of what is covered by nothing as long as there is room anywhere. */
export const NEVER = 1e6

const GAP = 12
const MARGIN = 8

export function place(size: { width: number; height: number }, about: Box, avoid: readonly Avoided[], room: Box): { left: number; top: number } {
  const { width, height } = size
  const centre = { left: about.left + about.width / 2 - width / 2, top: about.top + about.height / 2 - height / 2 }
  const right = about.left + about.width + GAP
  const left = about.left - GAP - width
  const below = about.top + about.height + GAP
  const above = about.top - GAP - height
  const sides = [
    { left: right, top: centre.top },
    { left, top: centre.top },
    { left: centre.left, top: below },
    { left: centre.left, top: above },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
    // Where all of these lie over something that must be read, one of the places just beyond it does not.
    ...avoid.filter((other) => other.weight === NEVER).flatMap(({ box }) => [
      { left: centre.left, top: box.top - GAP - height },
      { left: centre.left, top: box.top + box.height + GAP },
      { left: box.left - GAP - width, top: centre.top },
      { left: box.left + box.width + GAP, top: centre.top },
    ]),
  ].map((at) => inside(at, size, room))
  let best = sides[0]!
  let least = Infinity
  for (const at of sides) {
    const box = { ...at, width, height }
    const cost = 4 * overlap(box, about) + avoid.reduce((sum, other) => sum + other.weight * overlap(box, other.box), 0)
    if (cost < least) [best, least] = [at, cost]
  }
  return best
}

function inside(at: { left: number; top: number }, size: { width: number; height: number }, room: Box) {
  const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to))
  return {
    left: clamp(at.left, room.left + MARGIN, Math.max(room.left + MARGIN, room.left + room.width - size.width - MARGIN)),
    top: clamp(at.top, room.top + MARGIN, Math.max(room.top + MARGIN, room.top + room.height - size.height - MARGIN)),
  }
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
