/** What happened, shown: how long, where, with which sound, and how the picture looks afterwards. */
import type { GameEvent } from '../module'
import { idOf } from '../references'
import { changing, named, seatChanged, showing, without, type Change, type Changes, type Showings } from '../showing'
import type { Destiny, People, Seat, Territory, View } from './view'

const SHOWINGS: Showings = {
  'god-revealed': { ms: 240, sound: 'turn', weight: 3 },
  'turn-begins': { ms: 260, sound: 'turn', weight: 1 },
  'phase-begins': { ms: 140 },
  'first-player': { ms: 140 },
  'first-player-drawn': { ms: 140 },
  'first-player-named': { ms: 200, sound: 'coin' },
  'destiny-dealt': { ms: 180, sound: 'card' },
  'bets-laid': { ms: 220, sound: 'card', weight: 2 },
  'bets-shown': { ms: 320, sound: 'card', weight: 4 },
  'destiny-shown': { ms: 320, sound: 'card', weight: 4 },
  fortified: { ms: 200, sound: 'place' },
  'fortified-by-card': { ms: 200, sound: 'place' },
  colonists: { ms: 200, sound: 'place' },
  loved: { ms: 220, sound: 'place', weight: 3 },
  attack: { ms: 320, weight: 1 },
  'attack-empty': { ms: 320, weight: 1 },
  rolled: { ms: 320, sound: 'die' },
  rerolled: { ms: 320, sound: 'die', weight: 2 },
  'attack-won': { ms: 300, sound: 'clash', weight: 1 },
  'attack-lost': { ms: 300, sound: 'lose', weight: 1 },
  'taken-attack': { ms: 300, sound: 'place', weight: 2 },
  'taken-attack-empty': { ms: 260, sound: 'place', weight: 1 },
  'taken-wrath': { ms: 300, sound: 'clash', weight: 6 },
  'taken-wrath-empty': { ms: 300, sound: 'place', weight: 5 },
  'destroyed-attack': { ms: 280, sound: 'clash', weight: 2 },
  'destroyed-given-up': { ms: 240, weight: 2 },
  'destroyed-vortex': { ms: 320, sound: 'wrath', weight: 6 },
  'destroyed-wrath': { ms: 320, sound: 'wrath', weight: 6 },
  'left-empty': { ms: 160 },
  breakthrough: { ms: 280, sound: 'turn', weight: 5 },
  'breakthrough-nowhere': { ms: 220, sound: 'turn', weight: 2 },
  eliminated: { ms: 320, sound: 'lose', weight: 8 },
  'card-played-technology': { ms: 320, sound: 'card' },
  'card-played-ability': { ms: 320, sound: 'card', weight: 1 },
  'card-played-wrath': { ms: 320, sound: 'card', weight: 4 },
  'destiny-revealed-technology': { ms: 320, sound: 'card', weight: 4 },
  'destiny-revealed-ability': { ms: 320, sound: 'card', weight: 4 },
  'destiny-revealed-wrath': { ms: 320, sound: 'card', weight: 5 },
  'destiny-concealed': { ms: 320, sound: 'card', weight: 4 },
  technology: { ms: 220, sound: 'coin' },
  forged: { ms: 200, sound: 'coin', weight: 2 },
  hated: { ms: 240, sound: 'place', weight: 3 },
  'extra-token': { ms: 180, sound: 'place' },
  'marker-given': { ms: 220, sound: 'place', weight: 2 },
  'marker-lent': { ms: 220, sound: 'place', weight: 1 },
  'marker-expired': { ms: 160 },
  'marker-taken': { ms: 160 },
  'marker-lifted': { ms: 160 },
  'marker-set': { ms: 240, sound: 'place', weight: 3 },
  weakened: { ms: 240, sound: 'lose', weight: 2 },
  swapped: { ms: 320, sound: 'place', weight: 4 },
  peeked: { ms: 240, sound: 'card', weight: 2 },
  raised: { ms: 300, sound: 'place', weight: 4 },
  'holy-war': { ms: 320, sound: 'clash', weight: 5 },
  copied: { ms: 240, sound: 'card', weight: 2 },
  wrath: { ms: 320, sound: 'wrath', weight: 4 },
  'wrath-without-target': { ms: 200 },
  razed: { ms: 260, sound: 'wrath', weight: 3 },
  scored: { ms: 240, sound: 'coin' },
  won: { ms: 320, sound: 'win', weight: 10 },
}

const PLACES = ['territory', 'origin', 'target']

/** An event is about its places; a territory says more than a people or a player. */
export const { animate, sound, weight } = showing(SHOWINGS, (event) => {
  const places = named(event, PLACES)
  return places.length ? places : named(event, event.people ? ['people', 'victim'] : ['seat'])
})

function territory(view: View, reference: unknown, change: Partial<Territory>): View {
  const id = idOf(reference)
  const old = view.territories[id]
  if (!old) return view
  const territories = { ...view.territories, [id]: { ...old, ...change } }
  return { ...view, territories, peoples: counted(view, territories) }
}

/** The peoples with the number of territories each holds on the board as it now looks. */
function counted(view: View, territories: View['territories']): View['peoples'] {
  const held: Record<string, number> = {}
  for (const { people } of Object.values(territories)) if (people) held[people] = (held[people] ?? 0) + 1
  const peoples: View['peoples'] = {}
  for (const [id, people] of Object.entries(view.peoples)) {
    peoples[id] = people.held === (held[id] ?? 0) ? people : { ...people, held: held[id] ?? 0 }
  }
  return peoples
}

function people(view: View, reference: unknown, change: (old: People) => Partial<People>): View {
  const id = idOf(reference)
  const old = view.peoples[id]
  return old ? { ...view, peoples: { ...view.peoples, [id]: { ...old, ...change(old) } } } : view
}

function seat(view: View, reference: unknown, change: (old: Seat) => Partial<Seat>): View {
  return seatChanged(view, Number(idOf(reference)), change)
}

function withMarker(reference: unknown, marker: unknown): Change<View> {
  return (view) => people(view, reference, (old) => ({ markers: { ...old.markers, [idOf(marker)]: null } }))
}

function withoutMarker(reference: unknown, marker: unknown): Change<View> {
  return (view) =>
    people(view, reference, (old) => {
      const markers = { ...old.markers }
      delete markers[idOf(marker)]
      return { markers }
    })
}

const TERRITORY_MARKS: Readonly<Record<string, keyof Territory>> = { vortex: 'vortex', dwarf_fortress: 'fortress' }

function taken(view: View, event: GameEvent): View {
  return territory(view, event.territory, { people: idOf(event.people) })
}

function destroyed(view: View, event: GameEvent): View {
  return territory(view, event.territory, { people: null })
}

function fortified(view: View, event: GameEvent): View {
  return territory(view, event.territory, { fortified: true })
}

function cardPlayed(view: View, event: GameEvent): View {
  const card = idOf(event.people)
  const mine = view.own && view.seat === Number(idOf(event.seat))
  const own = mine && view.own ? { ...view.own, hand: without(view.own.hand, card) } : view.own
  return { ...view, discard: [...view.discard, card], ...(own ? { own } : {}) }
}

function destinyAt(view: View, event: GameEvent, fits: (card: Destiny) => boolean, change: Partial<Destiny>): View {
  return seat(view, event.seat, (old) => ({
    destiny: old.destiny.map((card) => (card && fits(card) ? { ...card, ...change } : card)),
  }))
}

function destinyRevealed(view: View, event: GameEvent): View {
  const id = idOf(event.people)
  const size = view.peoples[id]?.size
  const shown = destinyAt(view, event, (card) => card.size === size, { place: 'revealed', people: id })
  return people(shown, event.people, () => ({ revealed_by: Number(idOf(event.seat)) }))
}

/** Who looked, and whose card it is, learn what it was. */
function peeked(view: View, event: GameEvent): View {
  if (!event.people) return view
  const owner = { ...event, seat: event.owner }
  return destinyAt(view, owner, (card) => card.size === event.size, { people: idOf(event.people) })
}

/** The cards kept hidden until the end: each has its place by its size. */
function destinyShown(view: View, event: GameEvent): View {
  const shown = new Map((event.peoples as string[]).map((reference) => [view.peoples[idOf(reference)]?.size, idOf(reference)]))
  return seat(view, event.seat, (old) => ({
    destiny: old.destiny.map((card) => (card && !card.people ? { ...card, people: shown.get(card.size) } : card)),
  }))
}

function destinyDealt(view: View, event: GameEvent): View {
  const size = Number(event.size)
  const card: Destiny = { size, place: 'hand', seen_by: [] }
  if (event.people) card.people = idOf(event.people)
  return seat(view, event.seat, (old) => ({
    destiny: old.destiny.map((slot, at) => (old.destiny.length - at === size ? card : slot)),
  }))
}

const CHANGES: Changes<View> = {
  'god-revealed': (view, event) => seat(view, event.seat, () => ({ god: idOf(event.god), chosen: true })),
  'god-chosen': (view, event) => seat(view, event.seat, () => ({ chosen: true })),
  'turn-begins': (view, event) => ({ ...view, turn: Number(event.turn) }),
  'phase-begins': (view, event) => ({ ...view, phase: idOf(event.phase) as View['phase'] }),
  'first-player': (view, event) => ({ ...view, first: Number(idOf(event.seat)) }),
  'first-player-drawn': (view, event) => ({ ...view, first: Number(idOf(event.seat)) }),
  'first-player-named': (view, event) => ({ ...view, first: Number(idOf(event.first)) }),
  'destiny-dealt': destinyDealt,
  'destiny-shown': destinyShown,
  peeked,
  won: (view) => ({ ...view, phase: 'over' }),
  'bets-laid': (view, event) =>
    seat(view, event.seat, () => ({ bets: { red: Number(event.red), yellow: Number(event.yellow) } })),
  fortified: (view, event) => seat(fortified(view, event), event.seat, (old) => ({ pawns: old.pawns - 1 })),
  'fortified-by-card': fortified,
  colonists: fortified,
  razed: (view, event) => territory(view, event.territory, { fortified: false }),
  loved: (view, event) => territory(view, event.territory, { love: true }),
  'taken-attack': taken,
  'taken-attack-empty': taken,
  'taken-wrath': taken,
  'taken-wrath-empty': taken,
  raised: taken,
  'destroyed-attack': destroyed,
  'destroyed-given-up': destroyed,
  'destroyed-vortex': destroyed,
  'destroyed-wrath': destroyed,
  swapped: (view, event) =>
    territory(territory(view, event.origin, { people: idOf(event.other) }), event.target, { people: idOf(event.people) }),
  'card-played-technology': cardPlayed,
  'card-played-ability': cardPlayed,
  'card-played-wrath': cardPlayed,
  'destiny-revealed-technology': destinyRevealed,
  'destiny-revealed-ability': destinyRevealed,
  'destiny-revealed-wrath': destinyRevealed,
  'destiny-concealed': (view, event) =>
    destinyAt(view, event, (card) => card.size === event.size, { place: 'face_down' }),
  technology: (view, event) => people(view, event.people, () => ({ technology: Number(event.level) })),
  hated: (view, event) => withMarker(event.people, 'hate')(view, event),
  'marker-given': (view, event) => withMarker(event.people, event.marker)(view, event),
  'marker-lent': (view, event) => withMarker(event.people, event.marker)(view, event),
  'marker-expired': (view, event) => withoutMarker(event.people, event.marker)(view, event),
  'marker-taken': (view, event) => withoutMarker(event.people, event.marker)(view, event),
  'marker-set': (view, event) => marked(view, event, true),
  'marker-lifted': (view, event) => marked(view, event, false),
  'holy-war': (view, event) => ({
    ...view,
    holy_war: { attacker: idOf(event.people), victim: idOf(event.victim) },
  }),
}

function marked(view: View, event: GameEvent, set: boolean): View {
  const mark = TERRITORY_MARKS[idOf(event.marker)]
  return mark ? territory(view, event.territory, { [mark]: set }) : view
}

export const after = changing(CHANGES)
