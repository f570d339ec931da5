/** The arrow of an attack: a bent shaft that grows towards its head. */
import type { Point } from '../geography'

export interface Arrow {
  path: string
  /** Where the shaft passes half way. */
  middle: Point
}

const STEPS = 18
const HEAD = 26

/** From token to token: it starts and ends at their rims. */
export function arrow(from: Point, to: Point, rim = 26): Arrow {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const bend = Math.min(46, length * 0.16)
  const control = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 - (dx / length) * bend }
  const start = Math.min(0.45, rim / length)
  const end = Math.max(0.55, 1 - (rim + 2) / length)
  const neck = Math.max(start + 0.05, end - HEAD / length)

  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * control.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * control.y + t * t * to.y,
  })
  const normal = (t: number): Point => {
    const x = 2 * (1 - t) * (control.x - from.x) + 2 * t * (to.x - control.x)
    const y = 2 * (1 - t) * (control.y - from.y) + 2 * t * (to.y - control.y)
    const size = Math.hypot(x, y) || 1
    return { x: -y / size, y: x / size }
  }
  const aside = (t: number, width: number): Point => {
    const point = at(t)
    const side = normal(t)
    return { x: point.x + side.x * width, y: point.y + side.y * width }
  }

  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= STEPS; step++) {
    const t = start + ((neck - start) * step) / STEPS
    const width = 3 + (6 * step) / STEPS
    left.push(aside(t, width))
    right.unshift(aside(t, -width))
  }
  const outline = [...left, aside(neck, 17), at(end), aside(neck, -17), ...right]
  const path = outline.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return { path: `${path}Z`, middle: at(0.5) }
}
