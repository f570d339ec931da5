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

/** The shore of the whole continent. */
export const SHORE: string = BORDERS.filter((border) => border.between.length === 1)
  .map((border) => border.path)
  .join('')

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
