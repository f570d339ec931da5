/**
 * How each people looks. The figures (`size`, `ability`, `back`) are those of `content/peoples.csv`, which a test compares:
 * a card in hand must say what it does, and the view names only its people.
 */
import type { PeopleId } from './view'

export type Motif = 'rising' | 'falling' | 'level' | 'upright' | 'dots' | 'lattice' | 'waves' | 'chevrons'

export interface Look {
  id: PeopleId
  size: 1 | 2 | 3 | 4
  ability: string
  back: 'red' | 'yellow'
  colour: string
  /** The emblem's ink on that colour. */
  ink: string
  /** A pattern besides the colour: peoples of like hue never share one. */
  motif: Motif
}

const DARK = '#221a12'
const LIGHT = '#fff8e6'

function look(
  id: PeopleId, size: Look['size'], ability: string, colour: string, ink: string, motif: Motif,
): Look {
  return { id, size, ability, back: size > 2 ? 'yellow' : 'red', colour, ink, motif }
}

/** In the order of the well of souls. */
export const PEOPLES: readonly Look[] = [
  look('humans', 4, 'colonists', '#3f7fd0', DARK, 'level'),
  look('chaos', 4, 'cataclysm', '#a0329b', LIGHT, 'chevrons'),
  look('high_elves', 4, 'ancient_wards', '#e8d9a0', DARK, 'dots'),
  look('dwarves', 4, 'fortress', '#b07a3f', DARK, 'upright'),
  look('barbarians', 4, 'war_blood', '#dfe9f2', DARK, 'waves'),
  look('orcs', 4, 'horde', '#5b8f3a', DARK, 'lattice'),
  look('centaurs', 3, 'charge', '#c9a26b', DARK, 'chevrons'),
  look('goblins', 3, 'spawn', '#a9c34b', DARK, 'falling'),
  look('dark_elves', 3, 'sabotage', '#5a4a86', LIGHT, 'falling'),
  look('nomads', 3, 'migration', '#eac764', DARK, 'waves'),
  look('lizardmen', 3, 'ambush', '#3aa38a', DARK, 'dots'),
  look('voraces', 3, 'feast', '#c65a2e', LIGHT, 'falling'),
  look('pirates', 2, 'raid', '#31496e', LIGHT, 'waves'),
  look('wood_elves', 2, 'greenwood', '#2f7d4a', LIGHT, 'upright'),
  look('hobbits', 2, 'burglars', '#d9c24a', DARK, 'rising'),
  look('amazons', 2, 'fury', '#e07f9e', DARK, 'rising'),
  look('winged', 2, 'flight', '#9fd3ee', DARK, 'chevrons'),
  look('gnomes', 2, 'invention', '#d98f3c', DARK, 'lattice'),
  look('sorcerers', 1, 'vortex', '#6f63d9', LIGHT, 'lattice'),
  look('monks', 1, 'holy_war', '#8d6e57', LIGHT, 'level'),
  look('giants', 1, 'siege', '#8c99a6', DARK, 'rising'),
  look('ogres', 1, 'mercenaries', '#b56f6f', DARK, 'upright'),
  look('necromancers', 1, 'raise_dead', '#4d5a52', LIGHT, 'level'),
  look('fairies', 1, 'glamour', '#e3a6e6', DARK, 'dots'),
]

const BY_ID = new Map(PEOPLES.map((people) => [people.id, people]))

/** How a people looks; a people that an owner of another box has added is grey. */
export function lookOf(id: PeopleId): Look {
  return BY_ID.get(id) ?? { id, size: 1, ability: '', back: 'red', colour: '#9a917f', ink: DARK, motif: 'dots' }
}

/** The custom properties by which medallions, cards and tokens take a people's colours. */
export function coloursOf(id: PeopleId): string {
  const { colour, ink } = lookOf(id)
  return `--c:${colour};--e:${ink}`
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** A technology level as it is written on tags and cards. */
export function roman(level: number): string {
  return ROMAN[level] ?? String(level)
}
