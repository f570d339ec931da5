/** What is printed on the cards and on the boards: the engine's own figures (a test compares them). */
import CARDS from './cards.json'

/** What cards count in, each with its sign from the sheet of emblems. */
export const SIGNS = {
  food: 'icon-food', resource: 'icon-resource', science: 'icon-science', culture: 'icon-culture', happy: 'icon-happy', strength: 'icon-strength',
  colonization: 'icon-colony', civil: 'icon-civil-action', military: 'icon-military-action', blue: 'icon-blue', yellow: 'icon-yellow', worker: 'icon-worker', card: 'icon-card',
} as const
export type Figure = keyof typeof SIGNS
export type Figures = Readonly<Partial<Record<Figure, number>>>

export interface Printed {
  kind: string
  age: string
  /** To develop, in science. */
  science?: number
  /** To adopt by revolution, in science. */
  revolution?: number
  /** To build, in resources. */
  cost?: number
  /** Urban buildings of a kind at most. */
  urban?: number
  /** To play, in military actions. */
  actions?: number
  figures?: Figures
  stages?: readonly number[]
  /** An army of a tactic, and the strength of an obsolete one. */
  units?: Readonly<Record<string, number>>
  obsolete?: number
  atOnce?: Figures
  forGood?: Figures
  bonus?: Figures
  /** A pact whose partners are not alike. */
  sides?: boolean
  /** In play it can be used by an action of its own. */
  acts?: boolean
  /** Sources differ about it. */
  unsure?: boolean
}

const ALL = CARDS as unknown as Readonly<Record<string, Printed>>
const BLANK: Printed = { kind: 'event', age: 'A' }

export function printed(card: string): Printed {
  return ALL[card] ?? BLANK
}

export const AGES = ['A', 'I', 'II', 'III'] as const
export const WORKER_KINDS = ['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena', 'infantry', 'cavalry', 'artillery', 'airforce'] as const
const URBAN: readonly string[] = ['lab', 'temple', 'library', 'theater', 'arena']

export function isUrban(kind: string): boolean {
  return URBAN.includes(kind)
}

/** The word for a kind of card: four special technologies are one kind to the reader. */
export function kindKey(kind: string): string {
  return `tta-kind-${kind}`
}

/** Leaders with a medallion of their own. */
const LEADERS: readonly string[] = ['leonardo_da_vinci', 'napoleon_bonaparte', 'isaac_newton', 'genghis_khan']
/** What the others stand for: no two have the same sign. */
const FIELDS: Readonly<Record<string, string>> = {
  alexander_the_great: 'kind-cavalry', aristotle: 'icon-science', hammurabi: 'kind-special-civil', homer: 'icon-culture', julius_caesar: 'kind-tactic', moses: 'icon-food',
  christopher_columbus: 'icon-colony', frederick_barbarossa: 'art-constitutional_monarchy', joan_of_arc: 'kind-temple', michelangelo: 'kind-wonder',
  james_cook: 'kind-territory', js_bach: 'kind-theater', maximilien_robespierre: 'kind-aggression', william_shakespeare: 'kind-library',
  albert_einstein: 'art-revolutionary_idea', bill_gates: 'art-engineering_genius', charlie_chaplin: 'icon-happy', mahatma_gandhi: 'kind-pact', sid_meier: 'kind-lab', winston_churchill: 'kind-bonus',
}
const ART: readonly string[] = [
  'urban_growth', 'revolutionary_idea', 'engineering_genius', 'breakthrough', 'efficient_upgrade', 'riflemen', 'team_sports', 'strategy', 'spy', 'plunder',
  'prosperity', 'scientific_method', 'constitutional_monarchy', 'selective_breeding',
]

/** The symbol that stands for a card: its own where there is one, else that of its kind; on a leader's medallion lies his field. */
export function emblem(card: string): { symbol: string; round: boolean; field?: string } {
  const { kind } = printed(card)
  if (kind === 'wonder') return { symbol: `wonder-${card}`, round: true }
  if (kind === 'leader') return LEADERS.includes(card) ? { symbol: `leader-${card}`, round: true } : { symbol: 'medallion-leader', round: true, field: FIELDS[card] ?? 'kind-leader' }
  const art = card.replace(/_(a|i|ii|iii)$/, '')
  return { symbol: ART.includes(art) ? `art-${art}` : `kind-${kind}`, round: false }
}

/** The printed banks, from left to right: what a section says when its squares are empty. */
export const YELLOW_BANK = [
  { squares: 4, cost: 7, eaten: 6, happy: [8, 7], wide: [2, 2] },
  { squares: 4, cost: 5, eaten: 4, happy: [6, 5], wide: [2, 2] },
  { squares: 4, cost: 4, eaten: 3, happy: [4, 3], wide: [2, 2] },
  { squares: 4, cost: 3, eaten: 2, happy: [2], wide: [4] },
  { squares: 2, cost: 2, eaten: 1, happy: [1], wide: [2] },
] as const
export const BLUE_BANK = [
  { squares: 5, corruption: 6 },
  { squares: 5, corruption: 4 },
  { squares: 6, corruption: 2 },
] as const

/** The card row: what a space costs. */
export const SPACE_COSTS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] as const
