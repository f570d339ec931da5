/** What a seat may see of a position: the shape of `ludage/games/through_the_ages/view.py`. */
import type { Line } from '../module'
import { printed } from './cards'

export type CardId = string
export type Moment = 'start' | 'politics' | 'actions' | 'end' | 'over'
export type Backs = Readonly<Record<string, number>>

/** A card of the row: what it costs by its place, and what it would cost me; why I cannot take it, and the civil actions I have left where they are too few. */
export interface Space {
  card: CardId
  space_cost: number
  cost?: number
  left?: number
  why?: keyof typeof CLOSED
}

/** Texts: why a card of the row cannot be taken, in a word. Too few actions are said by the figures. */
export const CLOSED = {
  'no-civil-action': '', 'hand-full': 'tta-hand-full', 'unfinished-wonder': 'tta-one-wonder', 'leader-of-this-age': 'tta-one-leader', 'technology-known': 'tta-known',
} as const

/** A card that holds workers; farms, mines and some labs also blue tokens of a value. */
export interface Technology {
  card: CardId
  workers: number
  tokens?: number
  value?: number
}

export interface Rating {
  total: number
  parts: Line[]
}

export const RATINGS = ['culture', 'science', 'strength', 'happiness', 'civil_actions', 'military_actions', 'colonization'] as const
export type RatingId = (typeof RATINGS)[number]

export interface Wonder {
  card: CardId
  stages: number[]
  built: number
}

export interface Pact {
  card: CardId
  partner: number
  /** The side of its owner; null where both sides are alike. */
  side: 'a' | 'b' | null
}

export interface War {
  card: CardId
  counts_as: CardId
  target: number
}

/** What everybody sees of a civilisation that is in the game. */
export interface Civilization {
  resigned: boolean
  culture: number
  science: number
  government: CardId | null
  leader: CardId | null
  leaders_taken: string[]
  wonder: Wonder | null
  wonders: { card: CardId; ravaged: boolean; homer: boolean }[]
  specials: CardId[]
  colonies: CardId[]
  technologies: Technology[]
  hand: CardId[]
  just_taken: CardId[]
  military_hand: Backs
  tactic: CardId | null
  tactic_exclusive: boolean
  pact: Pact | null
  war: War | null
  gives_up_politics: boolean
  yellow?: number
  unused?: number
  blue?: number
  food?: number
  resources?: number
  population_cost?: number | null
  consumption?: number
  corruption?: number
  discontent?: number
  /** There would be one if the turn ended now. */
  uprising?: boolean
  civil_actions?: number
  military_actions?: number
  extra_civil_actions?: number
  extra_military_actions?: number
  army_resources?: number
  army_science?: number
  traded?: { food: number; resources: number }
  used?: string[]
  caesar_used?: boolean
  hand_limit?: number
  military_hand_limit?: number
  urban_limit?: number
  /** The most that everybody knows it could send to a territory. */
  force?: number
  ratings?: Readonly<Record<RatingId, Rating>>
  /** Once the game is over: what the final scoring added. */
  final_score?: Line[]
}

export interface Own {
  military_hand: CardId[]
  top_event: CardId | null
  current_events: CardId[]
  future_events: CardId[]
  discards: CardId[]
  /** Shorter game: the two events dealt, and the one kept. */
  dealt?: CardId[] | null
  kept?: CardId | null
}

/** Something begun and not yet ended: a frame of the engine's stack. */
export interface Pending {
  ask: string
  seat?: number
  card?: CardId
  number?: number
  extra?: number
  other?: number
  discarded?: number
  /** The strength of an attack that is being met. */
  attack?: number
  /** What the defence still lacks. */
  missing?: number
  cards?: CardId[]
  seats?: number[]
}

export interface View {
  game: string
  players: number
  seat: number | null
  variant: string
  global_conflict: boolean
  /** What the first, the second ... score by a ranking event. */
  impact_ranking: number[]
  round: number
  last_round: number | null
  age: number
  ending: boolean
  phase: Moment
  active: number
  first: number
  to_act: number[]
  pending: Pending[]
  row: (Space | null)[]
  /** So many spaces on the left are swept when the row is next filled up. */
  leaving: number
  decks: { civil: number; military: number }
  discards: number
  events: { current: Backs; future: Backs; past: CardId[]; top_seen_by: number[] }
  tactics: CardId[]
  shown_events: CardId[]
  seats: Civilization[]
  outcome: { scores: number[]; ranks: number[] } | null
  final_events?: CardId[]
  own?: Own
}

/** How many things there are in heaps. */
export function count(backs: Backs): number {
  return Object.values(backs).reduce((sum, one) => sum + one, 0)
}

/** The technologies of a kind that somebody has, as they stand. */
export function technologiesOf(civ: Civilization, kind: string): Technology[] {
  return civ.technologies.filter((one) => printed(one.card).kind === kind)
}

/** The pacts that bind somebody, whoever owns them, each with the other party. */
export function pactsOf(view: View, seat: number): { card: CardId; partner: number }[] {
  return view.seats.flatMap(({ pact }, owner) => {
    if (!pact || (owner !== seat && pact.partner !== seat)) return []
    return [{ card: pact.card, partner: owner === seat ? pact.partner : owner }]
  })
}
