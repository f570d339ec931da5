/** The last thing worth announcing: it stays to be read after its event has passed. */
import type { EventStep, GameEvent } from '../module'

/** Kinds of event that are announced over the board, and how long the announcement stays. */
const ANNOUNCED: Readonly<Record<string, number>> = {
  'turn-begins': 1300, 'card-played': 1500, 'power-invoked': 2000, 'card-burned': 1300, 'age-advanced': 1800, 'battle-won': 2600, 'temple-bought': 1600, 'deck-shuffled': 1200,
  built: 1200, 'built-free': 1200, destroyed: 1800, struck: 1800, retreated: 1600, routed: 1800, awarded: 1600, won: 4000,
}

export class Announcements {
  current = $state.raw<GameEvent | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  notice(step: EventStep): void {
    const stays = ANNOUNCED[step.event.kind]
    if (stays === undefined) return
    this.current = step.event
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.current = null), stays)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}
