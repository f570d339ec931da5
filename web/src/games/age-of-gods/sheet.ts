/** The lines of a score sheet put into the rows of the printed one: a row a people, then the predictions. */
import type { Line } from '../module'
import { idOf } from '../references'

export interface SheetRow {
  people: string
  territories: number
  cities: number
  /** How many of each there are: a prediction has none. */
  count: number
  cityCount: number
}

export interface Sheet {
  peoples: SheetRow[]
  bets: { people: string; points: number }[]
  total: number
}

export function sheetOf(lines: readonly Line[]): Sheet {
  const rows = new Map<string, SheetRow>()
  const bets: Sheet['bets'] = []
  for (const { amount, cause } of lines) {
    const people = idOf(cause.args?.people)
    if (cause.key === 'score-bet') {
      bets.push({ people, points: amount })
      continue
    }
    const row = rows.get(people) ?? { people, territories: 0, cities: 0, count: 0, cityCount: 0 }
    rows.set(people, row)
    const count = Number(cause.args?.count ?? 0)
    if (cause.key === 'score-cities') {
      row.cities += amount
      row.cityCount += count
    } else {
      row.territories += amount
      row.count += count
    }
  }
  return { peoples: [...rows.values()], bets, total: lines.reduce((sum, line) => sum + line.amount, 0) }
}
