/** Whose things the board shows: those of the player one chose to look at, else of whoever is seen to act, else one's own. */
import type { EventStep } from '../games/module'
import { aboutSeat } from './about'

export class Looking {
  /** Whom the reader chose; null: himself; undefined: nobody, so the board follows who acts. */
  private chosen = $state<number | null | undefined>()
  /** Whose things are shown; null: one's own. */
  readonly seat = $derived.by(() => (this.chosen === undefined ? this.acting() : this.chosen))
  /** They are shown because that player acts, not because the reader chose them. */
  readonly followed = $derived.by(() => this.chosen === undefined && this.seat !== null)

  /** `own`: the reader's seat. `shown`: the event shown now or last, if the board is to follow who acts. */
  constructor(
    private readonly own: () => number | null,
    private readonly shown: () => EventStep | null,
  ) {}

  /** Where the last event was seen: one that names nobody does not move the board on. */
  private before: { step: EventStep; seat: number | null } | null = null

  private acting(): number | null {
    const step = this.shown()
    if (!step) this.before = null
    if (!step) return null
    if (this.before?.step === step) return this.before.seat
    const own = this.own()
    // What happens to me is shown on my board, whoever does it.
    const about = aboutSeat(step.event)
    const stays = about === null && this.before?.step.seat === step.seat
    const seat = stays ? this.before!.seat : about === own ? own : (step.seat ?? about)
    this.before = { step, seat: seat === own ? null : seat }
    return this.before.seat
  }

  /** Look at somebody; at oneself: the board stays there though others act. */
  look(seat: number | null): void {
    const home = seat === null || seat === this.own()
    this.chosen = !home ? seat : this.own() === null ? undefined : null
  }

  /** Who touches a board that follows others has his own; what he chose to look at stays. */
  touch(): void {
    if (this.followed) this.look(null)
  }

  /** It is my turn: afterwards the board follows again, unless I look at somebody. */
  asked(): void {
    if (this.chosen === null) this.chosen = undefined
  }

  /** I have acted: that is seen on my board. */
  acted(): void {
    this.chosen = undefined
  }
}
