/** The last thing that everybody should notice: it stays over the board to be read after its event has passed. */
import type { EventStep, GameEvent } from './module'

/** Whether a player is shown what he has just done himself: that needs no banner. */
export function ownDeed(step: EventStep, own: number | null): boolean {
  return own !== null && step.seat === own && step.event.seat === `seat:${own}`
}

/** Whether something is asked of a player now: what it is about is not to be covered. */
export function isAsked(view: { seat: number | null; to_act: readonly number[] }, step: EventStep | null): boolean {
  return !step && view.seat !== null && view.to_act.includes(view.seat)
}

export class Announcements {
  current = $state.raw<GameEvent | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private last: GameEvent | null = null

  /** `stays`: which kinds of event are announced, and for how many milliseconds. `neverMissed`: also to who saw none of them happen. */
  constructor(private readonly stays: Readonly<Record<string, number>>, private readonly neverMissed: readonly string[] = []) {}

  notice(event: GameEvent): void {
    const stays = this.stays[event.kind]
    if (stays === undefined || event === this.last) return
    this.current = this.last = event
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.current = null), stays)
  }

  /** What was skipped, or not shown because of reduced motion. */
  recall(events: readonly GameEvent[]): void {
    const event = events.findLast(({ kind }) => this.neverMissed.includes(kind))
    if (event) this.notice(event)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}
