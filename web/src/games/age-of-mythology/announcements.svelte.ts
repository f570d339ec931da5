/** The last thing worth announcing: it stays to be read after its event has passed. */
import type { GameEvent } from '../module'

/** Kinds of event that are announced over the board, and how long the announcement stays. */
const ANNOUNCED: Readonly<Record<string, number>> = {
  'turn-begins': 1300, 'card-played': 1500, 'power-invoked': 2000, 'card-burned': 1300, 'age-advanced': 1800, 'battle-won': 2600, 'temple-bought': 1600, 'deck-shuffled': 1200,
  built: 1200, 'built-free': 1200, destroyed: 1800, struck: 1800, retreated: 1600, routed: 1800, awarded: 1600, won: 4000,
}

/** Announced even to who skips or wants no motion: the scene of the battle is gone by then. */
const NEVER_MISSED = ['battle-won', 'won']

export class Announcements {
  current = $state.raw<GameEvent | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private last: GameEvent | null = null

  recall(events: readonly GameEvent[]): void {
    const event = events.findLast(({ kind }) => NEVER_MISSED.includes(kind))
    if (event) this.notice(event)
  }

  notice(event: GameEvent): void {
    const stays = ANNOUNCED[event.kind]
    if (stays === undefined || event === this.last) return
    this.current = this.last = event
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.current = null), stays)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}
