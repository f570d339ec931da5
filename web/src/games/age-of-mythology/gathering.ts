/** The forecast of a harvest laid out on the board: what each square, each building and each player brings. */
import type { Forecast } from '../module'
import { idOf, seatOf } from '../references'
import { buildingOf, RESOURCES, tileOf } from './catalogue'
import type { Cubes, Resource, Seat } from './view'

export interface Gain {
  /** By square, counted from one. */
  fields: Map<number, number>
  buildings: Map<string, number>
  cubes: Cubes
  total: number
  /** By seat: what the others take. */
  others: Map<number, Cubes>
}

export function noCubes(): Cubes {
  return { food: 0, wood: 0, gold: 0, favor: 0 }
}

/** A reference to cubes: `gold:3`. */
export function cubesOf(reference: unknown): [Resource, number] {
  const [resource = '', count = '0'] = String(reference).split(':')
  return [resource as Resource, Number(count)]
}

/** All cubes of a list of references, or of a single one. */
export function sumOf(references: unknown): Cubes {
  const sum = noCubes()
  const list = Array.isArray(references) ? references : references === undefined ? [] : [references]
  for (const reference of list) {
    const [resource, count] = cubesOf(reference)
    if (RESOURCES.includes(resource)) sum[resource] += count
  }
  return sum
}

/**
 * The engine names tiles in the order of the squares, and a kind of tile is gathered everywhere or nowhere: so each line
 * belongs to the next square with that tile, and the lines of workers and gods to the square before them.
 */
export function gainOf(forecast: Forecast, seat: Seat): Gain {
  const gain: Gain = { fields: new Map(), buildings: new Map(), cubes: noCubes(), total: forecast.total, others: new Map() }
  let square = 0
  let resource: Resource = 'food'
  for (const { amount, cause } of forecast.lines) {
    const args = cause.args ?? {}
    if (cause.key === 'forecast-others-gather') {
      const other = seatOf(args.seat)
      const [kind, count] = cubesOf(args.cubes)
      const cubes = gain.others.get(other) ?? noCubes()
      cubes[kind] += count
      gain.others.set(other, cubes)
      continue
    }
    if (cause.key === 'forecast-bank-short') {
      gain.cubes[idOf(args.resource) as Resource] += amount
      continue
    }
    if (cause.key === 'forecast-from-building') {
      const building = idOf(args.building)
      gain.buildings.set(building, amount)
      resource = buildingOf(building)?.gives ?? resource
    } else {
      if (cause.key === 'forecast-from-tile') {
        const tile = idOf(args.tile)
        const next = seat.fields.findIndex((field, at) => at >= square && field.tile === tile)
        square = next < 0 ? square : next + 1
        resource = tileOf(tile).resource
      }
      gain.fields.set(square, (gain.fields.get(square) ?? 0) + amount)
    }
    gain.cubes[resource] += amount
  }
  return gain
}
