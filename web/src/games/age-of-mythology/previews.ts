/** What a forecast would change in the treasury. */
import type { Forecast } from '../module'
import { idOf } from '../references'
import { noCubes } from './gathering'
import type { Cubes, Resource } from './view'

export function changeOf(forecast: Forecast | undefined): Cubes | null {
  if (!forecast) return null
  const cubes = noCubes()
  for (const { amount, cause } of forecast.lines) {
    if (cause.key === 'forecast-price' || cause.key === 'forecast-gain') cubes[idOf(cause.args?.resource) as Resource] += amount
  }
  return Object.values(cubes).some(Boolean) ? cubes : null
}
