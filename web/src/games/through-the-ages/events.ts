/** What happened, shown: how long, where, with which sound, and how the picture looks afterwards. */
import type { GameEvent } from '../module'
import { idOf, seatOf } from '../references'
import { changing, named, seatChanged, showing, without, type Change, type Changes, type Showings } from '../showing'
import { AGES, printed, SPACE_COSTS } from './cards'
import type { Civilization, Space, View } from './view'

const SHOWINGS: Showings = {
  'turn-begins': { ms: 200, sound: 'turn' },
  'age-begins': { ms: 320, sound: 'turn', weight: 6 },
  swept: { ms: 220, sound: 'card' },
  dealt: { ms: 260, sound: 'card' },
  outdated: { ms: 220, sound: 'card', weight: 1 },
  reshuffled: { ms: 160, sound: 'card' },
  drawn: { ms: 180, sound: 'card' },
  discarded: { ms: 180, sound: 'card' },
  won: { ms: 320, sound: 'win', weight: 10 },
  'final-events': { ms: 320, sound: 'card', weight: 4 },
  'final-score': { ms: 240, sound: 'coin', weight: 2 },
  'global-conflict': { ms: 260, sound: 'clash', weight: 3 },
  'endings-seen': { ms: 220, sound: 'card' },
  'event-kept': { ms: 200, sound: 'card' },
  resigned: { ms: 320, sound: 'lose', weight: 9 },
  'politics-given-up': { ms: 160 },
  taken: { ms: 260, sound: 'card' },
  population: { ms: 200, sound: 'place' },
  built: { ms: 240, sound: 'place' },
  upgraded: { ms: 240, sound: 'place' },
  destroyed: { ms: 220, sound: 'lose' },
  disbanded: { ms: 220, sound: 'lose' },
  leader: { ms: 300, sound: 'card', weight: 3 },
  'leader-leaves': { ms: 220, sound: 'card', weight: 1 },
  'homer-under': { ms: 220, sound: 'place', weight: 1 },
  law: { ms: 160, sound: 'place' },
  liner: { ms: 200, sound: 'place' },
  wartime: { ms: 200, sound: 'place' },
  traded: { ms: 180, sound: 'coin' },
  stages: { ms: 240, sound: 'place' },
  wonder: { ms: 320, sound: 'win', weight: 6 },
  'wonder-lost': { ms: 260, sound: 'lose', weight: 3 },
  ravaged: { ms: 300, sound: 'wrath', weight: 4 },
  developed: { ms: 260, sound: 'coin', weight: 1 },
  revolution: { ms: 320, sound: 'clash', weight: 5 },
  'action-card': { ms: 240, sound: 'card' },
  tactic: { ms: 260, sound: 'card', weight: 1 },
  'tactic-copied': { ms: 240, sound: 'card', weight: 1 },
  'tactic-common': { ms: 160 },
  production: { ms: 300, sound: 'coin' },
  uprising: { ms: 320, sound: 'wrath', weight: 5 },
  corruption: { ms: 200, sound: 'lose' },
  consumption: { ms: 160 },
  'consumption-traded': { ms: 160 },
  hunger: { ms: 240, sound: 'lose', weight: 3 },
  goods: { ms: 200, sound: 'coin' },
  culture: { ms: 220, sound: 'coin', weight: 1 },
  ranked: { ms: 220, sound: 'coin', weight: 1 },
  science: { ms: 220, sound: 'coin' },
  'population-gained': { ms: 200, sound: 'place' },
  'population-lost': { ms: 200, sound: 'lose' },
  'worker-lost': { ms: 220, sound: 'lose', weight: 1 },
  'blue-lost': { ms: 200, sound: 'lose' },
  'yellow-lost': { ms: 200, sound: 'lose', weight: 1 },
  'last-round': { ms: 300, weight: 4 },
  'war-cancelled': { ms: 240, weight: 2 },
  'token-lost': { ms: 200, sound: 'lose' },
  'actions-lost': { ms: 200, sound: 'lose' },
  'yellow-taken': { ms: 220, sound: 'lose', weight: 2 },
  prepared: { ms: 240, sound: 'card', weight: 1 },
  event: { ms: 320, sound: 'wrath', weight: 3 },
  peeked: { ms: 200, sound: 'card' },
  bid: { ms: 220, sound: 'coin' },
  'no-bid': { ms: 160 },
  'auction-won': { ms: 260, sound: 'coin', weight: 2 },
  'not-colonized': { ms: 220, weight: 1 },
  'unit-sent': { ms: 220, sound: 'place' },
  'bonus-played': { ms: 240, sound: 'card' },
  colony: { ms: 300, sound: 'win', weight: 4 },
  'colony-lost': { ms: 280, sound: 'lose', weight: 4 },
  settled: { ms: 280, sound: 'win', weight: 3 },
  razed: { ms: 260, sound: 'clash', weight: 2 },
  aggression: { ms: 320, sound: 'clash', weight: 5 },
  'aggression-repelled': { ms: 300, sound: 'clash', weight: 4 },
  'aggression-succeeds': { ms: 300, sound: 'clash', weight: 5 },
  war: { ms: 320, sound: 'clash', weight: 7 },
  'war-won': { ms: 320, sound: 'clash', weight: 8 },
  'war-even': { ms: 260, weight: 3 },
  seized: { ms: 260, sound: 'coin', weight: 3 },
  'pact-offered': { ms: 260, sound: 'card', weight: 1 },
  'pact-offered-equal': { ms: 260, sound: 'card', weight: 1 },
  'pact-accepted': { ms: 280, sound: 'win', weight: 4 },
  'pact-refused': { ms: 220, weight: 1 },
  'pact-ends': { ms: 240, sound: 'lose', weight: 2 },
}

/** What an event is about: a card in play says more than its player. */
export const { animate, sound, weight } = showing(SHOWINGS, (event) => named(event, ['space', 'card', 'high', 'low', 'seat']).slice(0, 2))

// ---- how the picture changes --------------------------------------------------------------------------------------

const civilization = seatChanged<View>

/** Workers come to a card or leave it. */
function workers(civ: Civilization, card: string, by: number): Civilization['technologies'] {
  return civ.technologies.map((one) => (one.card === card ? { ...one, workers: Math.max(0, one.workers + by) } : one))
}

function removedFromRow(view: View, card: string): View {
  const at = view.row.findIndex((space) => space?.card === card)
  return at < 0 ? view : { ...view, row: view.row.toSpliced(at, 1, null) }
}

/** Cards slide to the left, new ones come in on the right. */
function refilled(view: View, cards: readonly string[]): View {
  const all = [...view.row.flatMap((space) => (space ? [space.card] : [])), ...cards]
  const row = SPACE_COSTS.map<Space | null>((cost, at) => (all[at] === undefined ? null : { card: all[at], space_cost: cost }))
  return { ...view, row }
}

/** Technologies stand in the order of the engine: by kind, then by age. */
function learned(civ: Civilization, card: string): Partial<Civilization> {
  const { kind, cost } = printed(card)
  const hand = without(civ.hand, card)
  if (kind === 'government') return { government: card, hand }
  if (cost === undefined) return { hand, specials: [...civ.specials.filter((one) => printed(one).kind !== kind), card] }
  const produces = printed(card).figures ?? {}
  const value = produces.food ?? produces.resource
  return { hand, technologies: [...civ.technologies, { card, workers: 0, ...(value ? { tokens: 0, value } : {}) }] }
}

function taken(civ: Civilization, card: string): Partial<Civilization> {
  const { kind, stages, age } = printed(card)
  if (kind === 'wonder') return { wonder: { card, stages: [...(stages ?? [])], built: 0 } }
  return { hand: [...civ.hand, card].sort(), ...(kind === 'leader' ? { leaders_taken: [...civ.leaders_taken, age] } : {}) }
}

const points = (name: 'culture' | 'science', sign: 1 | -1): Change<View> => (view, event) =>
  civilization(view, seatOf(event.seat), (civ) => ({ [name]: Math.max(0, civ[name] + sign * Number(event.amount)) }))

const fewer: Change<View> = (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ technologies: workers(civ, idOf(event.card), -1) }))

const CHANGES: Changes<View> = {
  'turn-begins': (view, event) => ({ ...view, round: Number(event.round), active: seatOf(event.seat) }),
  'age-begins': (view, event) => ({ ...view, age: Number(idOf(event.age)) }),
  swept: (view, event) => (event.cards as string[]).reduce((seen, card) => removedFromRow(seen, idOf(card)), view),
  dealt: (view, event) => refilled(view, (event.cards as string[]).map(idOf)),
  taken: (view, event) => civilization({ ...view, row: view.row.toSpliced(Number(idOf(event.space)) - 1, 1, null) }, seatOf(event.seat), (civ) => taken(civ, idOf(event.card))),
  built: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ technologies: workers(civ, idOf(event.card), 1), unused: Math.max(0, (civ.unused ?? 0) - 1) })),
  upgraded: (view, event) =>
    civilization(view, seatOf(event.seat), (civ) => {
      const left = { ...civ, technologies: workers(civ, idOf(event.low), -1) }
      return { technologies: workers(left, idOf(event.high), 1) }
    }),
  destroyed: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ technologies: workers(civ, idOf(event.card), -1), unused: (civ.unused ?? 0) + 1 })),
  disbanded: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ technologies: workers(civ, idOf(event.card), -1), unused: (civ.unused ?? 0) + 1 })),
  'worker-lost': fewer,
  'unit-sent': fewer,
  razed: fewer,
  population: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ unused: (civ.unused ?? 0) + 1, yellow: Math.max(0, (civ.yellow ?? 0) - 1) })),
  leader: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ leader: idOf(event.card), hand: without(civ.hand, idOf(event.card)) })),
  'leader-leaves': (view, event) => civilization(view, seatOf(event.seat), (civ) => (civ.leader === idOf(event.card) ? { leader: null } : {})),
  stages: (view, event) => civilization(view, seatOf(event.seat), (civ) => (civ.wonder ? { wonder: { ...civ.wonder, built: civ.wonder.built + Number(event.stages) } } : {})),
  wonder: (view, event) =>
    civilization(view, seatOf(event.seat), (civ) => ({ wonder: null, wonders: [...civ.wonders, { card: idOf(event.card), ravaged: false, homer: false }], culture: civ.culture + Number(event.culture ?? 0) })),
  'wonder-lost': (view, event) => civilization(view, seatOf(event.seat), () => ({ wonder: null })),
  ravaged: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ wonders: civ.wonders.map((one) => (one.card === idOf(event.card) ? { ...one, ravaged: true } : one)) })),
  developed: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ ...learned(civ, idOf(event.card)), science: Math.max(0, civ.science - Number(event.cost)) })),
  revolution: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ ...learned(civ, idOf(event.card)), science: Math.max(0, civ.science - Number(event.cost)) })),
  'action-card': (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ hand: without(civ.hand, idOf(event.card)) })),
  tactic: (view, event) => civilization(view, seatOf(event.seat), () => ({ tactic: idOf(event.card), tactic_exclusive: true })),
  'tactic-copied': (view, event) => civilization(view, seatOf(event.seat), () => ({ tactic: idOf(event.card), tactic_exclusive: false })),
  'tactic-common': (view, event) => ({ ...view, tactics: view.tactics.includes(idOf(event.card)) ? view.tactics : [...view.tactics, idOf(event.card)] }),
  production: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ science: civ.science + Number(event.science), culture: civ.culture + Number(event.culture) })),
  hunger: points('culture', -1),
  culture: points('culture', 1),
  ranked: points('culture', 1),
  science: points('science', 1),
  'final-score': points('culture', 1),
  prepared: (view, event) => civilization(laterEvent(view, Number(idOf(event.age))), seatOf(event.seat), (civ) => ({ culture: civ.culture + Number(event.culture) })),
  // A territory is auctioned first: it is past when nobody wants it.
  event: (view, event) => (printed(idOf(event.card)).kind === 'territory' ? view : past(view, event)),
  'not-colonized': (view, event) => past(view, event),
  colony: (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ colonies: [...civ.colonies, idOf(event.card)] })),
  'colony-lost': (view, event) => civilization(view, seatOf(event.seat), (civ) => ({ colonies: without(civ.colonies, idOf(event.card)) })),
  resigned: (view, event) => civilization(view, seatOf(event.seat), () => ({ resigned: true, leader: null, wonder: null, wonders: [], specials: [], technologies: [], tactic: null, colonies: [] })),
  war: (view, event) => civilization(view, seatOf(event.seat), () => ({ war: { card: idOf(event.card), counts_as: idOf(event.card), target: seatOf(event.rival) } })),
  'war-won': (view, event) => warOver(view, idOf(event.card)),
  'war-even': (view, event) => warOver(view, idOf(event.card)),
  'war-cancelled': (view, event) => civilization(view, seatOf(event.seat), () => ({ war: null })),
  'yellow-lost': (view, event) => ({ ...view, seats: view.seats.map((civ) => (civ.resigned ? civ : { ...civ, yellow: Math.max(0, (civ.yellow ?? 0) - Number(event.count)) })) }),
}

function past(view: View, event: GameEvent): View {
  return { ...view, events: { ...view.events, past: [...view.events.past, idOf(event.card)] } }
}

/** One card more among the future events, seen from its back. */
function laterEvent(view: View, age: number): View {
  const back = AGES[age] ?? AGES[0]
  return { ...view, events: { ...view.events, future: { ...view.events.future, [back]: (view.events.future[back] ?? 0) + 1 } } }
}

/** The war that has been fought leaves the table: it was the active player's. */
function warOver(view: View, card: string): View {
  return civilization(view, view.active, (civ) => (civ.war?.card === card || civ.war?.counts_as === card ? { war: null } : {}))
}

export const after = changing(CHANGES)
