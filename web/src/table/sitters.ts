/** The players as the frames round the board show them. */
import type { EventStep } from '../games/module'
import type { Clock, Position, TableInfo } from '../protocol'

export interface Sitter {
  seat: number
  name: string
  kind: string
  online: boolean
  /** It owes a decision. */
  acting: boolean
  you: boolean
  rank: number | null
  clock: Clock | null
}

/**
 * `late`: seconds since the position came, which running clocks have lost. `step`: while events are shown, the one of
 * now: whoever brought it about is acting then, whatever the table has come to since.
 */
export function sitters(table: TableInfo, names: readonly string[], position: Position | null, late: number, step: EventStep | null): Sitter[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: names[seat.seat] ?? '',
    kind: seat.kind,
    online: seat.online,
    acting: step ? step.seat === seat.seat : table.status === 'running' && (position?.to_act.includes(seat.seat) ?? false),
    you: table.you === seat.seat,
    rank: step ? null : (table.ranks?.[seat.seat] ?? null),
    clock: running(position?.clocks[seat.seat] ?? null, late),
  }))
}

function running(clock: Clock | null, late: number): Clock | null {
  return clock?.running ? { left: Math.max(0, clock.left - late), running: true } : clock
}

/** Me first at the bottom of nobody's table: the order of play, beginning with my seat. */
export function fromSeat<T extends { seat: number }>(all: readonly T[], seat: number | null): T[] {
  const first = Math.max(0, all.findIndex((one) => one.seat === seat))
  return [...all.slice(first), ...all.slice(0, first)]
}
