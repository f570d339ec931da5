/**
 * Where each kind of target of the action space is drawn. There is one visible element for a target when it may be chosen;
 * a test holds this list against the engine's.
 */
export { idsOf } from '../references'

export const DRAWN: Readonly<Record<string, string>> = {
  territory: 'Board: its land on the map',
  god: 'Board: a god card in the tray',
  die: 'Board: a die in the tray (reroll) or a line of the wrath table (choice of the line)',
  weakness: 'Board: a tag in the tray, once the people is picked',
  discard: 'Board: a discarded card in the tray',
  people: 'Board: its lands on the map; Reference: its place in the well of souls, if it holds none; on a phone in the tray of the board',
  card: 'Hand: an action card',
  destiny: 'Hand: a destiny card',
  use: 'Hand: a button over the picked card',
  seat: 'the shell: the frame round a SeatPanel',
}
