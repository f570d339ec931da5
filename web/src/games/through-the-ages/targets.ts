/**
 * Where each kind of target of the action space is drawn. There is one visible element for a target when it may be chosen;
 * a test holds this list against the engine's.
 */
import type { TableProps } from '../module'
import { idsOf } from '../references'
import type { View } from './view'

export { idsOf }

export const DRAWN: Readonly<Record<string, string>> = {
  space: 'Board: a card of the row',
  card: 'Board: a card in play of my civilisation; one of a rival is laid out on the stage',
  tactic: 'Board: a common tactic',
  bank: 'Board: the yellow bank',
  workers: 'Board: the unused workers',
  deck: 'Board: the current and the future events',
  area: 'Board: my colonies',
  stage: 'Board: the next stages of my wonder',
  bid: 'Board: a bid on the stage',
  mix: 'Board: a division into food and resources on the stage',
  goods: 'Board: food or resources on the stage',
  victim: 'Board: leader or wonder of a rival on the stage',
  way: 'Board: a button of the tray, once a card or a player is picked',
  side: 'Board: a side of the pact in the tray, once the partner is picked',
  loss: 'the shell: a button beside the question, once a card is picked',
  hand: 'Hand: a card in hand',
  seat: 'the shell: the frame round a SeatPanel',
}

/** All that can be clicked with effect: what leads on, what is picked, and what would be picked instead. */
export function open({ glow, picked, instead }: Pick<TableProps, 'glow' | 'picked' | 'instead'>): ReadonlySet<string> {
  return new Set([...glow, ...picked, ...instead])
}

/** Gives an element its target, unless it is drawn elsewhere now. */
export type At = (target: string) => string | undefined

export const NOWHERE: At = () => undefined

/** Questions about something that belongs to a rival: it is laid out on the stage. */
const ABOUT_OTHERS: readonly string[] = ['destroy', 'colony', 'spoils']

/** The cards of a rival among which I choose now. */
export function laidOut(view: View, starts: ReadonlySet<string>): string[] {
  const top = view.pending.at(-1)
  if (!top || top.other === undefined || top.other === view.seat || !ABOUT_OTHERS.includes(top.ask)) return []
  return idsOf('card', starts)
}
