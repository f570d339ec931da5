/**
 * Where each kind of target of the action space is drawn. There is one visible element for a target when it may be chosen;
 * a test holds this list against the engine's. Some things stand in several places (a unit in the Holding Area, in the row
 * of recruits, in a battle): `places` says which of them carries the target now.
 */
import { idsOf } from '../references'
import { asked, type View } from './view'

export { idsOf }

export const DRAWN: Readonly<Record<string, string>> = {
  culture: 'Board: a culture in the tray',
  tile: 'Board: the row of tiles, equal ones together',
  victory: 'Reference: a victory card; on a phone in the tray of the board',
  card: 'Hand: a card; while hands are built, the permanent deck in the tray of the board',
  draw: 'Board: the random deck in the tray while hands are built',
  use: 'Hand: a button beside the picked card',
  worker: 'Board: the figures in the Holding Area',
  field: 'Board: a square of the own Production Area',
  land: 'Board: a square of the own Production Area; those of others in the tray',
  harvest: 'Board: a chip in the tray',
  building: 'Board: the tray of buildings; else the own City Area',
  growth: 'Board: a grown Hydra in the battle',
  unit: 'Board: the tray of recruits or of struck units; the battle; else the own Holding Area',
  resource: 'Board: the own cubes; cubes taken or spared are in the tray',
  bank: 'Board: the bank in the tray',
  area: 'Board: an area of the attacked board in the tray',
  seat: 'the shell: the frame round a SeatPanel',
}

export interface Places {
  /** What the own squares are called: `field:3`, or `land:0-3` when lands of any board are asked for. */
  squares: 'field' | 'land'
  unit: 'holding' | 'tray' | 'battle'
  building: 'city' | 'tray'
  resource: 'holding' | 'tray'
}

/** Which of several drawings of a thing may be clicked. `offered`: what glows and what is picked. */
export function places(view: View, offered: ReadonlySet<string>): Places {
  const ask = asked(view)?.ask ?? ''
  const against = [...offered].some((target) => target.startsWith('seat:'))
  return {
    squares: idsOf('land', offered).length ? 'land' : 'field',
    unit: view.battle ? 'battle' : ask === 'recruit' || ask === 'levy' || against ? 'tray' : 'holding',
    building: ask === 'build' || against ? 'tray' : 'city',
    resource: ask === 'cubes' || ask === 'discount' ? 'tray' : 'holding',
  }
}

/** The ids of the lands of a seat among these targets, as numbers of squares. */
export function landsOf(seat: number, targets: Iterable<string>): number[] {
  return idsOf('land', targets)
    .map((id) => id.split('-').map(Number) as [number, number])
    .filter(([owner]) => owner === seat)
    .map(([, square]) => square)
}
