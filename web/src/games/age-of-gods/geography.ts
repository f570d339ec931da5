/** The continent: `map.json` unfolded once into paths. Drawing only; who borders on whom is the engine's business. */
import map from './map.json'
import type { TerritoryId } from './view'

export interface Point {
  x: number
  y: number
}

/** A border between two territories, or the shore of one. */
export interface Border {
  between: TerritoryId[]
  path: string
}

export interface Place {
  id: TerritoryId
  /** Its outline, closed. */
  path: string
  /** Where its token stands. */
  centre: Point
  terrain: string
  /** The numbers of its borders. */
  borders: number[]
}

export interface Feature {
  x: number
  y: number
  scale: number
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What is in sight when the whole map is: the continent with a little sea round it. */
export const WHOLE: Rect = { x: 6, y: 14, width: 1590, height: 976 }

function unfold(line: readonly number[]): Point[] {
  const points: Point[] = []
  let x = 0
  let y = 0
  for (let at = 0; at + 1 < line.length; at += 2) {
    x += line[at]!
    y += line[at + 1]!
    points.push({ x: x / 10, y: y / 10 })
  }
  return points
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')
}

const LINES = map.borders.map((border) => unfold(border.line))

function ringOf(ring: readonly number[]): Point[] {
  const points: Point[] = []
  for (const number of ring) {
    const line = number >= 0 ? LINES[number]! : [...LINES[-1 - number]!].reverse()
    points.push(...line.slice(0, -1))
  }
  return points
}

export const BORDERS: readonly Border[] = map.borders.map((border, at) => ({
  between: border.between,
  path: pathOf(LINES[at]!),
}))

export const PLACES: readonly Place[] = Object.entries(map.territories).map(([id, territory]) => ({
  id,
  path: `${pathOf(ringOf(territory.ring))}Z`,
  centre: { x: territory.centre[0]!, y: territory.centre[1]! },
  terrain: territory.terrain,
  borders: territory.ring.map((number) => (number >= 0 ? number : -1 - number)),
}))

const BY_ID = new Map(PLACES.map((place) => [place.id, place]))

const SHORES = LINES.filter((_, at) => BORDERS[at]!.between.length === 1)

/** The shore of the whole continent, true to so many units: a broad brush sees no small bays, and is slow in them. */
export function shore(tolerance: number): string {
  return SHORES.map((line) => pathOf(smoothed(line, tolerance))).join('')
}

/** A line with as few of its points as are needed to stay that near to it (Douglas and Peucker's way). */
function smoothed(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]!
  const last = line.at(-1)!
  let farthest = 0
  let most = tolerance
  for (let at = 1; at < line.length - 1; at++) {
    const away = distance(line[at]!, first, last)
    if (away > most) [farthest, most] = [at, away]
  }
  if (!farthest) return [first, last]
  return [...smoothed(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...smoothed(line.slice(farthest), tolerance)]
}

/** How far a point is from the stretch between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const held = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - held * dx, point.y - from.y - held * dy)
}

/** All land as one shape. */
export const LAND: string = PLACES.map((place) => place.path).join('')

export const RELIEF: Readonly<Record<string, Feature[]>> = Object.fromEntries(
  Object.entries(map.relief).map(([kind, numbers]) => [
    kind,
    Array.from({ length: numbers.length / 3 }, (_, at) => ({
      x: numbers[3 * at]!,
      y: numbers[3 * at + 1]!,
      scale: numbers[3 * at + 2]! / 100,
    })),
  ]),
)

export function placeOf(id: TerritoryId): Place | undefined {
  return BY_ID.get(id)
}

/** A rectangle with the tokens and names of these territories, and some room. */
export function around(ids: readonly TerritoryId[], room = 90): Rect | null {
  const centres = ids.map((id) => BY_ID.get(id)?.centre).filter((centre): centre is Point => centre !== undefined)
  if (!centres.length) return null
  const xs = centres.map((centre) => centre.x)
  const ys = centres.map((centre) => centre.y)
  const x = Math.min(...xs) - room
  const y = Math.min(...ys) - room
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}
