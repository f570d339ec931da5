/** The last thing that everybody should notice: it stays over the board to be read after its event has passed. */
import type { GameEvent } from './module'

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
