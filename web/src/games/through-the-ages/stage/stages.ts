/** Which questions take the stage: the place of the card row, which they do not need. */
import { printed } from '../cards'
import type { Pending, View } from '../view'

const IN_THE_ROW: readonly string[] = ['politics', 'actions', 'order', 'homer', 'discard', 'agreement', 'keep', 'refill', 'deed']
/** These show more than the card that brought them about. */
const WITH_CHOICES: readonly string[] = ['auction', 'force', 'defence', 'offer', 'mixed', 'food_or_resources', 'infiltrate', 'spoils']
/** And these where they are about something of a rival. */
const ABOUT_RIVALS: readonly string[] = ['destroy', 'colony']
/** Kinds of card that make somebody choose; other cards of a frame are what is chosen about. */
const CAUSES: readonly string[] = ['event', 'territory', 'aggression', 'war', 'pact', 'action']

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

/** The card that brought the question about. */
export function causeOf(view: View): string | null {
  const top = asked(view)
  if (!top) return null
  return view.pending.findLast((frame) => frame.card !== undefined && CAUSES.includes(printed(frame.card).kind))?.card ?? null
}
