/** Which questions take the stage: the place of the card row, which they do not need. */
import type { GameEvent } from '../../module'
import { idOf } from '../../references'
import { printed } from '../cards'
import type { Pending, View } from '../view'

const IN_THE_ROW: readonly string[] = ['politics', 'actions', 'order', 'homer', 'discard', 'agreement', 'keep', 'refill', 'deed']
/** These show more than the card that brought them about. */
const WITH_CHOICES: readonly string[] = ['auction', 'force', 'defence', 'offer', 'mixed', 'food_or_resources', 'infiltrate', 'spoils']
/** And these where they are about something of a rival. */
const ABOUT_RIVALS: readonly string[] = ['destroy', 'colony']
/** Kinds of card that make somebody choose; other cards of a frame are what is chosen about. */
const CAUSES: readonly string[] = ['event', 'territory', 'aggression', 'war', 'pact']
/** What is told when such a card, or one that gives a choice, is played. */
const TOLD: readonly string[] = ['event', 'aggression', 'war-won', 'action-card']
/** Questions that only an event asks. */
const OF_EVENTS: readonly string[] = ['civil_life', 'free_building', 'ravage']

function asked(view: View): Pending | null {
  const top = view.pending.at(-1)
  return top && !IN_THE_ROW.includes(top.ask) ? top : null
}

/** What is on the stage now; null when the card row is there: also for a question with nothing to show. */
export function onStage(view: View, cause: string | null): Pending | null {
  const top = asked(view)
  if (!top || cause !== null || WITH_CHOICES.includes(top.ask)) return top
  return ABOUT_RIVALS.includes(top.ask) && top.other !== view.seat ? top : null
}

/** The card that brought the question about, as far as the position says. */
function inPosition(view: View): string | null {
  const card = view.pending.findLast((frame) => frame.card !== undefined && CAUSES.includes(printed(frame.card).kind))?.card
  const top = asked(view)
  if (card || !top) return card ?? null
  // A building is destroyed by a raid, which is in its frame, or by an event.
  return OF_EVENTS.includes(top.ask) || top.ask === 'destroy' ? (view.events.past.at(-1) ?? null) : null
}

/** Remembers what was played: the question about it may come some positions later. */
export class Causes {
  private told: string | null = null
  private heard: readonly GameEvent[] = []

  /** The card on the stage; `recent` is what led to this position. */
  of(view: View, recent: readonly GameEvent[]): string | null {
    if (recent !== this.heard) {
      this.heard = recent
      const card = recent.findLast((event) => TOLD.includes(event.kind))?.card
      if (typeof card === 'string') this.told = idOf(card)
    }
    if (!asked(view)) this.told = null
    return inPosition(view) ?? (asked(view) ? this.told : null)
  }
}
