/** The last thing that everybody should notice: it stays over the board long enough to be read. */
import type { EventStep, GameEvent } from '../module'

const STAYS: Readonly<Record<string, number>> = {
  'age-begins': 2200, event: 2600, war: 2200, aggression: 2000, 'aggression-repelled': 1800, 'aggression-succeeds': 1800, 'war-won': 2600, 'war-even': 1800, wonder: 2000, leader: 1500,
  revolution: 1800, colony: 1700, uprising: 1800, 'auction-won': 1500, 'pact-accepted': 1700, 'final-events': 3000, won: 4500, resigned: 2200, ravaged: 1800,
}

export class Announcements {
  shown = $state.raw<GameEvent | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  notice(step: EventStep): void {
    const stays = STAYS[step.event.kind]
    if (stays === undefined) return
    this.shown = step.event
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.shown = null), stays)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}
