/** Which questions take the stage: the place of the card row, which they do not need. */
import type { Pending, View } from '../view'

const IN_THE_ROW: readonly string[] = ['politics', 'actions', 'order', 'homer', 'discard', 'agreement', 'keep', 'refill', 'deed']

/** What is on the stage now; null when the card row is there. */
export function onStage(view: View): Pending | null {
  const top = view.pending.at(-1)
  return top && !IN_THE_ROW.includes(top.ask) ? top : null
}

/** The card that brought it about: its own, or that of the nearest frame below. */
export function causeOf(view: View): string | null {
  return view.pending.findLast((frame) => frame.card !== undefined)?.card ?? null
}
