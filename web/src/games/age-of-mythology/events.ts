/** What happened, shown: how long, where, with which sound, and how the picture looks afterwards. */
import type { GameEvent } from '../module'
import { idOf, seatOf } from '../references'
import { changing, named, seatChanged, showing, without, type Change, type Changes, type Showings } from '../showing'
import { RESOURCES } from './catalogue'
import { sumOf } from './gathering'
import type { Battle, Cubes, Fighter, Seat, View } from './view'
import { counted } from './view'

const SHOWINGS: Showings = {
  'culture-chosen': { ms: 240, sound: 'turn', weight: 2 },
  'tile-taken': { ms: 260, sound: 'place' },
  'tile-passed': { ms: 140 },
  'no-tile-fits': { ms: 160 },
  'turn-begins': { ms: 280, sound: 'turn', weight: 1 },
  'phase-begins': { ms: 140 },
  'round-begins': { ms: 160, sound: 'turn' },
  'cube-placed': { ms: 220, sound: 'place' },
  'hand-shown': { ms: 180, sound: 'card' },
  'cards-dealt': { ms: 200, sound: 'card' },
  'deck-shuffled': { ms: 200, sound: 'card' },
  'discarded': { ms: 200, sound: 'card' },
  'no-card': { ms: 160 },
  'card-played': { ms: 320, sound: 'card' },
  'power-invoked': { ms: 320, sound: 'wrath', weight: 3 },
  'card-burned': { ms: 280, sound: 'card', weight: 1 },
  'fourth-declined': { ms: 140 },
  'fourth-granted': { ms: 220, sound: 'turn', weight: 2 },
  'action-begins': { ms: 160 },
  'action-declined': { ms: 140 },
  explored: { ms: 280, sound: 'place' },
  'worker-placed': { ms: 220, sound: 'place' },
  'worker-moved': { ms: 220, sound: 'place' },
  'gather-chosen': { ms: 280, sound: 'coin' },
  gathered: { ms: 320, sound: 'coin', weight: 1 },
  'gathered-short': { ms: 320, sound: 'coin', weight: 2 },
  'gathered-nothing': { ms: 160 },
  built: { ms: 280, sound: 'place', weight: 2 },
  'built-free': { ms: 280, sound: 'place', weight: 2 },
  recruited: { ms: 240, sound: 'place', weight: 1 },
  'units-gained': { ms: 240, sound: 'place', weight: 2 },
  'trade-paid': { ms: 160, sound: 'coin' },
  swapped: { ms: 180, sound: 'coin' },
  'temple-bought': { ms: 320, sound: 'win', weight: 6 },
  'age-advanced': { ms: 320, sound: 'win', weight: 6 },
  attack: { ms: 320, sound: 'clash', weight: 4 },
  'army-shown': { ms: 280, sound: 'card' },
  'army-empty': { ms: 240 },
  charmed: { ms: 280, sound: 'lose', weight: 3 },
  'cards-shown': { ms: 320, sound: 'card' },
  retreated: { ms: 280, sound: 'lose', weight: 3 },
  'stepped-in': { ms: 280, sound: 'card', weight: 3 },
  throws: { ms: 220, sound: 'turn', weight: 2 },
  'goes-berserk': { ms: 220, sound: 'wrath', weight: 2 },
  rolled: { ms: 320, sound: 'die' },
  thrown: { ms: 300, sound: 'clash', weight: 3 },
  protected: { ms: 300, sound: 'turn', weight: 3 },
  eliminated: { ms: 320, sound: 'clash', weight: 3 },
  grown: { ms: 220, sound: 'turn', weight: 2 },
  'favor-won': { ms: 240, sound: 'coin', weight: 2 },
  routed: { ms: 300, sound: 'lose', weight: 6 },
  saved: { ms: 280, sound: 'turn', weight: 4 },
  reinforced: { ms: 260, sound: 'place', weight: 3 },
  'battle-won': { ms: 320, sound: 'win', weight: 7 },
  destroyed: { ms: 320, sound: 'clash', weight: 5 },
  'villager-lost': { ms: 240, sound: 'lose', weight: 2 },
  'villager-lost-idle': { ms: 240, sound: 'lose', weight: 2 },
  'tile-captured': { ms: 300, sound: 'place', weight: 5 },
  'tile-returned': { ms: 280, sound: 'place', weight: 4 },
  'cubes-gained': { ms: 240, sound: 'coin', weight: 2 },
  'cubes-seized': { ms: 260, sound: 'coin', weight: 4 },
  'tile-removed': { ms: 300, sound: 'wrath', weight: 5 },
  'tiles-exchanged': { ms: 300, sound: 'place', weight: 4 },
  converted: { ms: 240, sound: 'wrath', weight: 2 },
  'given-up': { ms: 240, sound: 'lose', weight: 2 },
  struck: { ms: 320, sound: 'wrath', weight: 5 },
  spoiled: { ms: 260, sound: 'lose', weight: 1 },
  awarded: { ms: 320, sound: 'coin', weight: 6 },
  scored: { ms: 240, sound: 'coin' },
  won: { ms: 320, sound: 'win', weight: 10 },
}

/** An event is about the thing itself, else about the player. */
export const { animate, sound, weight } = showing(SHOWINGS, (event) => named(event, ['victory', 'seat']).slice(0, 1))

// ---- the picture afterwards ------------------------------------------------------------------------------------------

function seat(view: View, reference: unknown, change: (old: Seat) => Partial<Seat>): View {
  return seatChanged(view, seatOf(reference), change)
}

function plus(cubes: Cubes, more: Cubes, sign: 1 | -1): Cubes {
  const sum = { ...cubes }
  for (const resource of RESOURCES) sum[resource] += sign * more[resource]
  return sum
}

/** Cubes go from the bank to a player, or the other way. */
function fromBank(view: View, reference: unknown, cubes: Cubes, sign: 1 | -1): View {
  const paid = seat(view, reference, (old) => ({ cubes: plus(old.cubes, cubes, sign) }))
  return { ...paid, bank: plus(view.bank, cubes, sign === 1 ? -1 : 1) }
}

const gained: Change<View> = (view, event) => fromBank(view, event.seat, sumOf(event.cubes), 1)
const paid: Change<View> = (view, event) => fromBank(view, event.seat, sumOf(event.cubes), -1)

function enlist(view: View, reference: unknown, unit: unknown, count: number, holding = count): View {
  const id = idOf(unit)
  return seat(view, reference, (old) => {
    const muster = old.units[id]
    if (!muster) return {}
    const units = { ...old.units, [id]: { ...muster, owned: muster.owned + count, holding: muster.holding + holding } }
    return { units, army_size: old.army_size + count }
  })
}

function erect(view: View, event: GameEvent, count: 1 | -1): View {
  const id = idOf(event.building)
  const changed = seat(view, event.seat, (old) => {
    const buildings = { ...old.buildings, [id]: (old.buildings[id] ?? 0) + count }
    if (!buildings[id]) delete buildings[id]
    const villagers_in_holding = old.villagers_in_holding + (id === 'house' && count > 0 ? 1 : 0)
    return { buildings, city_size: old.city_size + count, villagers_in_holding }
  })
  return { ...changed, stock: { ...view.stock, [id]: (view.stock[id] ?? 0) - count } }
}

function onField(view: View, reference: unknown, field: unknown, change: (old: Seat['fields'][number]) => Partial<Seat['fields'][number]>): View {
  const square = Number(idOf(field)) - 1
  return seat(view, reference, (old) => ({ fields: old.fields.map((one, at) => (at === square ? { ...one, ...change(one) } : one)) }))
}

function leavesField(view: View, reference: unknown, field: unknown): View {
  const square = Number(idOf(field)) - 1
  return seat(view, reference, (old) => ({
    fields: old.fields.map((one, at) => {
      if (at !== square) return one
      const { worker: _gone, ...rest } = one
      return rest
    }),
  }))
}

/** A figure steps out of the Holding Area, or back. */
function holds(view: View, event: GameEvent, count: 1 | -1): View {
  const worker = idOf(event.worker)
  if (worker !== 'villager') return enlist(view, event.seat, `unit:${worker}`, 0, count)
  return seat(view, event.seat, (old) => ({ villagers_in_holding: old.villagers_in_holding + count }))
}

function cardPlayed(view: View, event: GameEvent): View {
  const card = idOf(event.card)
  const permanent = card.startsWith('perm_')
  const mine = view.own !== undefined && view.seat === seatOf(event.seat)
  const shown = seat(view, event.seat, (old) => ({
    played: [...old.played, card],
    hand: { permanent: old.hand.permanent - (permanent ? 1 : 0), random: old.hand.random - (permanent ? 0 : 1) },
  }))
  return mine && view.own ? { ...shown, own: { ...view.own, hand: without(view.own.hand, card) } } : shown
}

function taken(view: View, event: GameEvent): View {
  const tile = idOf(event.tile)
  return { ...onField(view, event.seat, event.field, () => ({ tile })), shown: without(view.shown, tile) }
}

// ---- battles -----------------------------------------------------------------------------------------------------------

function battle(view: View, change: (old: Battle) => Partial<Battle>): View {
  return view.battle ? { ...view, battle: { ...view.battle, ...change(view.battle) } } : view
}

function side(view: View, reference: unknown, change: (old: Fighter) => Partial<Fighter>): View {
  const number = seatOf(reference)
  return battle(view, (old) => ({
    sides: old.sides.map((fighter) => (fighter.seat === number ? { ...fighter, ...change(fighter) } : fighter)) as Battle['sides'],
  }))
}

function minus(units: Record<string, number> | undefined, unit: string): Record<string, number> {
  const left = { ...units }
  left[unit] = (left[unit] ?? 0) - 1
  if (left[unit]! <= 0) delete left[unit]
  return left
}

/** The fighting unit grows, or leaves the battle with what it has grown. */
function regrown(old: Fighter, unit: string, grows: boolean): Partial<Fighter> {
  const before = old.growth?.[unit] ?? (grows ? Array<number>(old.units?.[unit] ?? 0).fill(0) : undefined)
  if (!before) return {}
  const fought = before.indexOf(old.card === unit ? (old.card_growth ?? 0) : 0)
  const left = before.flatMap((grown, at) => (at !== fought ? [grown] : grows ? [grown + 1] : []))
  const growth = { ...old.growth, [unit]: left.sort((a, b) => b - a) }
  if (!left.length) delete growth[unit]
  return { growth, card_growth: grows ? (old.card_growth ?? 0) + 1 : 0 }
}

/** A unit leaves the battle. */
function leaves(old: Fighter, unit: string): Partial<Fighter> {
  return { ...regrown(old, unit, false), units: minus(old.units, unit) }
}

/** A unit leaves the battle alive. */
function sentHome(view: View, event: GameEvent): View {
  const unit = idOf(event.unit)
  return side(view, event.seat, (old) => ({ ...leaves(old, unit), gone: { ...old.gone, [unit]: (old.gone?.[unit] ?? 0) + 1 } }))
}

function eliminated(view: View, event: GameEvent): View {
  const lost = enlist(view, event.seat, event.unit, -1, 0)
  return side(lost, event.seat, (old) => leaves(old, idOf(event.unit)))
}

function attacked(view: View, event: GameEvent): View {
  const attacker = seatOf(event.seat)
  const defender = seatOf(event.other)
  const fighter = (at: number): Fighter => ({ seat: at, chosen: false })
  return {
    ...view,
    battle: {
      attacker, defender, area: idOf(event.area) as Battle['area'], limit: 0, god: null, round: 0, shown: false,
      sides: [fighter(attacker), fighter(defender)],
    },
  }
}

function armyShown(view: View, event: GameEvent): View {
  const units = Object.fromEntries(counted((event.units as string[]).map(idOf)))
  return battle(side(view, event.seat, () => ({ units, chosen: false })), () => ({ shown: true }))
}

function cardsShown(view: View, event: GameEvent): View {
  return battle(view, (old) => ({
    round: Number(event.round),
    sides: old.sides.map((fighter, at) => ({
      ...fighter, chosen: true, card: idOf(at ? event.enemy : event.unit), card_growth: Number(at ? event.enemy_growth : event.growth),
    })) as Battle['sides'],
  }))
}

const CHANGES: Changes<View> = {
  'tile-taken': taken,
  'turn-begins': (view, event) => ({ ...view, turn: Number(event.turn), first: seatOf(event.seat) }),
  'phase-begins': (view, event) => ({ ...view, phase: idOf(event.phase) as View['phase'] }),
  'round-begins': (view, event) => ({ ...view, round: Number(event.round) }),
  'cube-placed': (view, event) => {
    const id = idOf(event.victory)
    return { ...view, victory_cubes: view.victory_cubes - 1, victory_cards: { ...view.victory_cards, [id]: (view.victory_cards[id] ?? 0) + 1 } }
  },
  'card-played': cardPlayed,
  'card-burned': cardPlayed,
  'power-invoked': (view, event) => fromBank(cardPlayed(view, event), event.seat, { food: 0, wood: 0, gold: 0, favor: Number(event.cost) }, -1),
  explored: (view, event) => ({ ...view, shown: (event.tiles as string[]).map(idOf) }),
  'worker-placed': (view, event) => holds(onField(view, event.seat, event.field, () => ({ worker: idOf(event.worker) })), event, -1),
  'worker-moved': (view, event) =>
    onField(leavesField(view, event.seat, event.origin), event.seat, event.field, () => ({ worker: idOf(event.worker) })),
  gathered: gained,
  'gathered-short': gained,
  'cubes-gained': gained,
  'favor-won': gained,
  'trade-paid': paid,
  spoiled: paid,
  built: (view, event) => erect(paid(view, event), event, 1),
  'built-free': (view, event) => erect(view, event, 1),
  destroyed: (view, event) => erect(view, event, -1),
  'villager-lost': (view, event) => leavesField(view, event.seat, event.field),
  'villager-lost-idle': (view, event) => seat(view, event.seat, (old) => ({ villagers_in_holding: old.villagers_in_holding - 1 })),
  recruited: (view, event) => enlist(paid(view, event), event.seat, event.unit, 1),
  'units-gained': (view, event) => enlist(view, event.seat, event.unit, Number(event.count)),
  converted: (view, event) => enlist(enlist(view, event.seat, event.unit, -1), event.seat, event.new, 1),
  'given-up': (view, event) => enlist(view, event.seat, event.unit, -1),
  struck: (view, event) => enlist(view, event.seat, event.unit, -1),
  'age-advanced': (view, event) => seat(paid(view, event), event.seat, () => ({ age: idOf(event.age) })),
  swapped: (view, event) => {
    const given = fromBank(view, event.seat, sumOf(`${idOf(event.given)}:1`), -1)
    return fromBank(given, event.seat, sumOf(`${idOf(event.taken)}:1`), 1)
  },
  'temple-bought': (view, event) => {
    const spent = fromBank(view, event.seat, sumOf(`favor:${Number(event.cost)}`), -1)
    return { ...seat(spent, event.seat, (old) => ({ points: old.points + 1 })), victory_cubes: view.victory_cubes - 1 }
  },
  'cubes-seized': (view, event) => {
    const cubes = sumOf(event.cubes)
    const robbed = seat(view, event.other, (old) => ({ cubes: plus(old.cubes, cubes, -1) }))
    return seat(robbed, event.seat, (old) => ({ cubes: plus(old.cubes, cubes, 1) }))
  },
  attack: attacked,
  'army-shown': armyShown,
  'army-empty': armyShown,
  'cards-shown': cardsShown,
  'stepped-in': (view, event) => side(view, event.seat, () => ({ card: idOf(event.unit) })),
  throws: (view, event) => side(view, event.seat, () => ({ fury: 'throw' })),
  'goes-berserk': (view, event) => side(view, event.seat, () => ({ fury: 'berserk' })),
  charmed: sentHome,
  thrown: sentHome,
  eliminated,
  grown: (view, event) => side(view, event.seat, (old) => regrown(old, idOf(event.unit), true)),
  saved: (view, event) => sentHome(view, event),
  reinforced: (view, event) =>
    side(view, event.seat, (old) => ({ units: { ...old.units, [idOf(event.unit)]: (old.units?.[idOf(event.unit)] ?? 0) + 1 } })),
  'battle-won': (view, event) => {
    const count = Number(event.count)
    const scored = count ? seat(view, event.seat, (old) => ({ points: old.points + count })) : view
    return { ...scored, battle: null, victory_cards: count ? { ...view.victory_cards, won_last_battle: 0 } : view.victory_cards }
  },
  awarded: (view, event) => {
    const id = idOf(event.victory)
    const scored = seat(view, event.seat, (old) => ({ points: old.points + Number(event.count) }))
    return { ...scored, victory_cards: { ...view.victory_cards, [id]: 0 } }
  },
  won: (view) => ({ ...view, phase: 'over' }),
}

export const after = changing(CHANGES)
