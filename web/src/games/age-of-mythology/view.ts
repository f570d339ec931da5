/** What a seat may see of a position: the shape of `ludage/games/age_of_mythology/view.py`. */
import type { Line } from '../module'

export type Culture = 'egyptian' | 'greek' | 'norse'
export type Resource = 'food' | 'wood' | 'gold' | 'favor'
export type Phase = 'setup' | 'placement' | 'draw' | 'rounds' | 'discard' | 'over'
export type Area = 'city' | 'production' | 'holding'
export type Cubes = Record<Resource, number>

/** A square of the Production Area. */
export interface Field {
  terrain: string
  tile?: string
  /** Who works there: `villager`, or a unit that can. */
  worker?: string
}

/** How many of a unit a player has, how many stand in the Holding Area, and how many figures there are at all. */
export interface Muster {
  owned: number
  holding: number
  figures: number
}

/** A player's board; before the cultures are chosen there is nothing but `culture: null`. */
export interface Seat {
  culture: Culture | null
  age: string
  hand_limit: number
  /** Cubes of each kind kept at the end of the turn; null: all of them. */
  store: number | null
  cubes: Cubes
  points: number
  points_from: Line[]
  fields: Field[]
  buildings: Record<string, number>
  city_size: number
  units: Record<string, Muster>
  army_size: number
  villagers_in_holding: number
  hand: { permanent: number; random: number }
  played: string[]
  fourth_card: boolean
  /** Still building the hand of this turn. */
  building_hand: boolean
}

export interface Own {
  hand: string[]
  aside: string[]
  /** How many random cards were asked for; null before that. */
  wanted: number | null
}

/** One side of a battle. Units are there once shown, and for their owner. */
export interface Fighter {
  seat: number
  units?: Record<string, number>
  from_fields?: number[]
  /** Units that left the battle alive. */
  gone?: Record<string, number>
  /** Of units that grow in a battle: by how many dice each of them has, the most first. */
  growth?: Record<string, number[]>
  protected?: boolean
  chosen: boolean
  card?: string
  /** How far the unit of the card has grown. */
  card_growth?: number
  fury?: string
}

/** The dice of a side in the encounter, one by one, and its odds. */
export interface Strength {
  dice: number
  lines: Line[]
  odds: { ways: number; outof: number }
}

export interface Battle {
  attacker: number
  defender: number
  area: Area
  limit: number
  god: string | null
  round: number
  /** Both armies have been shown. */
  shown: boolean
  sides: [Fighter, Fighter]
  dice?: [Strength, Strength]
}

/** Something begun and not yet ended: a frame of the engine's stack. */
export interface Pending {
  ask: string
  seat?: number
  other?: number
  card?: string
  god?: string
  number?: number
  building?: string
  cubes?: Cubes
  field?: number
  moved?: number[]
  seats?: number[]
}

export interface View {
  game: string
  players: number
  seat: number | null
  options: Record<string, boolean>
  turn: number
  phase: Phase
  round: number
  first: number | null
  to_act: number[]
  pending: Pending[]
  bank: Cubes
  victory_cubes: number
  victory_cards: Record<string, number>
  most_buildings: number | null
  largest_army: number | null
  pool: Record<string, number>
  /** The tiles lying open in the row. */
  shown: string[]
  stock: Record<string, number>
  decks: Record<Culture, { face_down: number; face_up: string[] }>
  battle: Battle | null
  seats: Seat[]
  outcome: { scores: number[]; ranks: number[] } | null
  own?: Own
}

/** The seats from this one on, clockwise; a spectator begins with the first seat. */
export function clockwise(view: View): number[] {
  const from = view.seat ?? 0
  return view.seats.map((_, at) => (from + at) % view.players)
}

/** What is asked now: the newest frame. */
export function asked(view: View): Pending | undefined {
  return view.pending.at(-1)
}

/** How many of each there are, in the order of first appearance. */
export function counted(ids: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** Units of a side that are alike: which, how far they have grown, how many. */
export interface Alike {
  id: string
  growth: number
  number: number
}

/** The units of a side, those that have not grown alike each for itself. */
export function alike(side: Fighter): Alike[] {
  return Object.entries(side.units ?? {}).flatMap(([id, number]) => {
    const growth = side.growth?.[id]
    if (!growth) return [{ id, growth: 0, number }]
    return [...new Set(growth)].map((grown) => ({ id, growth: grown, number: growth.filter((one) => one === grown).length }))
  })
}

/** The element that stands for a unit in a battle, as the engine names it. */
export function fighterRef(id: string, growth: number): string {
  return growth ? `growth:${growth}` : `unit:${id}`
}
