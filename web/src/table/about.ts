/** Whom an event is about: its line in the log has that player's colour, whoever's action brought it about. */
import type { GameEvent } from '../games/module'
import { seatOf } from '../games/references'

const SEAT = /^seat:\d+$/

/** The seat that an event names, the one called `seat` before others; null if it names nobody, or several alike. */
export function aboutSeat(event: GameEvent): number | null {
  const named = [event.seat, ...Object.values(event)].map((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value))
  const seat = named.find((value) => typeof value === 'string' && SEAT.test(value))
  return seat === undefined ? null : seatOf(seat)
}
