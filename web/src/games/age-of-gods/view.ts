/** What a seat may see of a position: the shape of `ludage/games/age_of_gods/view.py`. */
import type { Line } from '../module'

export type PeopleId = string
export type TerritoryId = string
export type GodId = string
export type Phase = 'setup' | 'destiny' | 'fortification' | 'combat' | 'action' | 'over'

export interface Territory {
  /** Who lives there; null where nobody does. */
  people: PeopleId | null
  city: boolean
  coastal: boolean
  fortified: boolean
  fortress: boolean
  love: boolean
  vortex: boolean
}

/** A people's place in the well of souls. */
export interface People {
  size: number
  held: number
  cities: number
  /** The most territories it can hold. */
  ceiling: number
  reserve: number
  technology: number
  /** By marker: the last turn a lent one counts, null for one that stays. */
  markers: Record<string, number | null>
  /** The seat that has shown this people as its destiny. */
  revealed_by: number | null
}

export type DestinyPlace = 'hand' | 'revealed' | 'face_down'

/** A destiny card; its people is there for those who may know it. */
export interface Destiny {
  size: number
  place: DestinyPlace
  seen_by: number[]
  people?: PeopleId
}

export interface Backs {
  red: number
  yellow: number
}

export interface Seat {
  god: GodId | null
  /** Whether a god has been chosen (shown only once all have chosen). */
  chosen: boolean
  pawns: number
  hand: Backs
  bets: Backs
  /** By falling size; null before it is dealt. */
  destiny: (Destiny | null)[]
  /** What is left of a god's power that is used up. */
  power?: number | null
  /** Of the peoples whose destiny cards are revealed: what everybody can count. */
  open_score: Line[]
  bet_peoples?: PeopleId[]
  score?: Line[]
}

/** What only this seat knows. */
export interface Own {
  hand: PeopleId[]
  bets: PeopleId[]
  gods: GodId[]
  god: GodId | null
  score: Line[]
}

/** Something begun and not yet ended: a frame of the engine's stack. */
export interface Pending {
  ask: string
  seat?: number
  origin?: TerritoryId
  target?: TerritoryId
  people?: PeopleId
  ability?: string
  line?: number
  pawns?: number
  love?: number
  marker?: string
  dice?: number[]
  bonus?: number
  optional?: boolean
}

export interface Outcome {
  scores: number[]
  ranks: number[]
}

export interface View {
  game: string
  players: number
  seat: number | null
  turn: number
  turns: number
  phase: Phase
  first: number | null
  to_act: number[]
  pending: Pending[]
  territories: Record<TerritoryId, Territory>
  peoples: Record<PeopleId, People>
  holy_war: { attacker: PeopleId; victim: PeopleId } | null
  supply: number
  discard: PeopleId[]
  seats: Seat[]
  outcome: Outcome | null
  own?: Own
}

/** Whose people it is, as far as this seat knows. */
export interface Owner {
  seat: number
  /** Not everybody knows: it is mine and not revealed, or I have looked at the card. */
  secret: boolean
}

/** By people: the player it belongs to. Those of whom nothing is known are not in it. */
export function owners(view: View): Map<PeopleId, Owner> {
  const found = new Map<PeopleId, Owner>()
  view.seats.forEach(({ destiny }, seat) => {
    for (const card of destiny) if (card?.people) found.set(card.people, { seat, secret: card.place !== 'revealed' && view.phase !== 'over' })
  })
  return found
}

/** The points of the lines of a score sheet. */
export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0)
}
