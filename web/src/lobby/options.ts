/** Which options a table can have: as the server declares them, since the client knows no game's. */
import type { GameInfo, NeedInfo } from '../protocol'

export type Chosen = Readonly<Record<string, string>>

/** An option that is worth asking for: it has several values at such a table. */
export interface Offered {
  name: string
  values: readonly string[]
  /** What has been chosen, as far as it fits; else the first that does. */
  value: string
}

type Declared = Pick<GameInfo, 'options' | 'needs'>

export function offered(game: Declared, players: number, chosen: Chosen): Offered[] {
  const settled: Record<string, string> = {}
  return Object.entries(game.options).flatMap(([name, all]) => {
    const needs = (value: string) => game.needs.filter((need) => need.option === name && need.value === value)
    const values = all.filter((value) => needs(value).every((need) => met(need, players, settled)))
    const wanted = chosen[name]
    const value = wanted !== undefined && values.includes(wanted) ? wanted : values[0]!
    settled[name] = value
    return values.length > 1 ? [{ name, values, value }] : []
  })
}

function met(need: NeedInfo, players: number, others: Chosen): boolean {
  const [least, most] = need.players ?? [players, players]
  return least <= players && players <= most && Object.entries(need.options).every(([name, values]) => values.includes(others[name]!))
}
