/** What the seats of a table are called: people by their names, bots by names of ours, nobody by the seat's number. */
import type { SeatInfo } from '../protocol'
import type { Texts } from '../texts'

export function seatNames(table: { seats: readonly SeatInfo[] }, texts: Texts): string[] {
  return table.seats.map((seat) => seatName(seat, texts))
}

export function seatName(seat: SeatInfo, texts: Texts): string {
  if (seat.name) return seat.name
  return seat.bot === null ? '' : botName(seat.seat, texts)
}

/** Bots sit down under the same names wherever they are. */
export function botName(seat: number, texts: Texts): string {
  const names = texts.say('web-bot-names').split(', ')
  return names[seat % names.length] ?? ''
}
