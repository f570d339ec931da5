/** The turning points of a game: the events that say most, in the order in which they happened. */
import type { GameEvent, GameModule } from '../games/module'
import type { Moment } from '../protocol'
import { aboutSeat } from '../table/about'

export interface KeyMoment {
  at: number
  /** Whom it is about. */
  seat: number | null
  event: GameEvent
  weight: number
}

const SHOWN = 8

export function keyMoments(moments: readonly Moment[], game: GameModule, most = SHOWN): KeyMoment[] {
  const all: KeyMoment[] = []
  for (const moment of moments) {
    // One a moment: an attack, its roll and its outcome are one story.
    let best: KeyMoment | null = null
    for (const event of moment.events as GameEvent[]) {
      const weight = game.weight(event)
      if (weight > (best?.weight ?? 0)) best = { at: moment.at, seat: aboutSeat(event), event, weight }
    }
    if (best) all.push(best)
  }
  return all
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
}
