/** Where tokens, markers and names stand in a territory. */
import { BORDERS } from '../geography'
import type { Territory, View } from '../view'

export type PieceKind = 'coin' | 'city' | 'fort' | 'fortress' | 'love'

export interface Piece {
  kind: PieceKind
  /** From the middle of the row. */
  x: number
  y: number
  scale: number
}

const WIDTHS: Readonly<Record<Exclude<PieceKind, 'love'>, number>> = { coin: 48, city: 38, fort: 20, fortress: 34 }
const GAP = 4
/** How far above the middle the row of pieces is. */
export const ROW = -11
const LONG = 11

/** The pieces on a territory, in one row: token, city, what guards it. Love sits on the token's shoulder. */
export function pieces(territory: Territory): Piece[] {
  const kinds: (keyof typeof WIDTHS)[] = []
  if (territory.people) kinds.push('coin')
  if (territory.city) kinds.push('city')
  if (territory.fortress) kinds.push('fortress')
  if (territory.fortified) kinds.push('fort')
  const width = kinds.reduce((sum, kind) => sum + WIDTHS[kind] + GAP, -GAP)
  let left = -width / 2
  const row: Piece[] = kinds.map((kind) => {
    const x = left + WIDTHS[kind] / 2
    left += WIDTHS[kind] + GAP
    return { kind, x, y: kind === 'fort' ? 3 : 0, scale: 1 }
  })
  if (territory.love) row.push({ kind: 'love', x: (row[0]?.x ?? 0) - 18, y: -16, scale: 0.92 })
  return row
}

/** Where a territory's token stands (or would stand), from the territory's middle. */
export function tokenAt(territory: Territory | undefined): { x: number; y: number } {
  const coin = territory ? pieces(territory).find((piece) => piece.kind === 'coin') : undefined
  return { x: coin?.x ?? 0, y: ROW }
}

/** By border: whether it parts different peoples, or land and sea. Those inside one people are only dotted. */
export function firmBorders(territories: View['territories']): boolean[] {
  return BORDERS.map(({ between: [one, other] }) => other === undefined || territories[one!]?.people !== territories[other]?.people)
}

/** A name on one line or, if long, on two of like length. */
export function nameLines(name: string): string[] {
  if (name.length <= LONG) return [name]
  let best = 0
  for (let at = 1; at < name.length - 1; at++) {
    if (name[at] !== ' ' && name[at] !== '-') continue
    if (best === 0 || Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2)) best = at
  }
  if (best === 0) return [name]
  const end = name[best] === '-' ? best + 1 : best
  return [name.slice(0, end), name.slice(best + 1)]
}
