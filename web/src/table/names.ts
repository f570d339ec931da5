/** What the seats of a table are called: people by their names, bots by names of ours, nobody by the seat's number. */
import type { SeatChange, SeatInfo, TableInfo } from '../protocol'
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
  const names = texts.say('bot-names').split(', ')
  return names[seat % names.length] ?? ''
}

/** The same with who plays, where that is a bot instead. */
export function seatLabel(seat: SeatInfo, texts: Texts): string {
  const name = seatName(seat, texts)
  return seat.kind === 'abandoned' ? texts.say('web-played-by-bot', { name: name || numbered(seat.seat, texts) }) : name
}

function numbered(seat: number, texts: Texts): string {
  return texts.say('web-seat', { number: seat + 1 })
}

/** A bot plays for me until I take my seat back. */
export function haveLeft(table: TableInfo): boolean {
  return table.you !== null && table.status === 'running' && table.seats[table.you]!.kind === 'abandoned'
}

/** Nobody but bots is at the table, or would be without this seat: the game waits for whoever comes back. */
export function onlyBots(table: TableInfo, without: number | null = null): boolean {
  return table.seats.every((seat) => seat.kind !== 'person' || seat.seat === without)
}

/** What one reads who has left. */
export function leftWords(table: TableInfo): string {
  return onlyBots(table) ? 'web-you-left-waiting' : 'web-you-left'
}

/** Who left, came back or took a seat over, in words. */
export function changeWords({ kind, name, before, seat }: SeatChange, texts: Texts): string {
  return texts.say(`web-seat-${kind}`, { name, before: before || numbered(seat, texts) })
}

/** The texts as of a row: whoever has lost his seat since has his name in what was done before. */
export function textsThen(texts: Texts, changes: readonly SeatChange[]): (seq: number) => Texts {
  const taken = changes.filter((change) => change.kind === 'taken')
  const known = new Map<SeatChange, Texts>()
  return (seq) => {
    const next = taken.find((change) => change.seq >= seq)
    if (!next) return texts
    let then = known.get(next)
    if (!then) {
      const names = [...texts.names]
      for (const change of taken.filter((one) => one.seq >= seq).reverse()) names[change.seat] = change.before
      then = texts.named(names)
      known.set(next, then)
    }
    return then
  }
}

/** The lines of a log with those of the seats among them, each after its row. */
export function withChanges<Line extends { seq: number }>(lines: readonly Line[], changes: readonly SeatChange[]): (Line | SeatLine)[] {
  const all: (Line | SeatLine)[] = [...lines]
  for (const change of changes) {
    const after = all.findIndex((line) => line.seq > change.seq)
    all.splice(after < 0 ? all.length : after, 0, { seq: change.seq, seat: change.seat, event: null, change })
  }
  return all
}

/** A line of the log about who plays for a seat. */
export interface SeatLine {
  seq: number
  seat: number
  event: null
  change: SeatChange
}
