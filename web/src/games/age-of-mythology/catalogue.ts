/** What is printed on units, buildings and cards: the tables of `content/*.csv` (a test compares them). Drawing only. */
import type { Culture, Resource } from './view'

export const RESOURCES = ['food', 'wood', 'gold', 'favor'] as const
export const TERRAINS = ['fertile', 'forest', 'hills', 'mountain', 'desert', 'swamp'] as const
export const AGES = ['archaic', 'classical', 'heroic', 'mythic'] as const
export const VICTORY_CARDS = ['largest_army', 'most_buildings', 'won_last_battle', 'the_wonder'] as const

/** Cubes of food, wood, gold and favor. */
export type Price = readonly [food: number, wood: number, gold: number, favor: number]
export type Category = 'mortal' | 'myth' | 'hero' | 'villager'
export type ActionKind = 'attack' | 'build' | 'explore' | 'gather' | 'next_age' | 'recruit' | 'trade'

export interface Unit {
  id: string
  culture: Culture
  category: Category
  /** Further types: what other units have dice against. */
  types: readonly string[]
  dice: number
  /** More dice against a type. */
  against: readonly (readonly [type: string, dice: number])[]
  price: Price
}

export interface Building {
  id: string
  price: Price
  /** The colour of its foot. */
  colour: string
  /** What it adds to one's own gathering. */
  gives?: Resource
}

/** The face of an action card. */
export interface Face {
  kind: ActionKind
  permanent: boolean
  /** The printed figure: units, buildings, tiles, cubes. Next Age has one for each Age. */
  value: string
  god?: { id: string; favor: number }
}

function unit(culture: Culture, category: Category, id: string, types: string, dice: number, against: string, price: Price): Unit {
  const list = against ? against.split(' ').map((one) => one.split(':') as [string, string]) : []
  return { id, culture, category, types: types ? types.split(' ') : [], dice, against: list.map(([type, more]) => [type, Number(more)] as const), price }
}

export const UNITS: readonly Unit[] = [
  unit('egyptian', 'mortal', 'spearman', 'warrior', 3, 'cavalry:3 hero:4', [1, 1, 0, 0]),
  unit('egyptian', 'mortal', 'chariot_archer', 'archer cavalry', 3, 'flyer:3 warrior:3', [0, 1, 1, 0]),
  unit('egyptian', 'mortal', 'elephant', 'giant', 3, 'mortal:2', [2, 0, 1, 0]),
  unit('egyptian', 'myth', 'anubite', 'cavalry', 5, 'archer:4', [0, 0, 3, 1]),
  unit('egyptian', 'myth', 'mummy', '', 5, '', [0, 0, 3, 2]),
  unit('egyptian', 'myth', 'scorpion_man', 'giant', 5, 'mortal:4', [4, 0, 2, 0]),
  unit('egyptian', 'myth', 'sphinx', 'giant_killer', 5, 'giant:6', [0, 0, 2, 2]),
  unit('egyptian', 'myth', 'phoenix', 'flyer', 6, 'giant_killer:4', [0, 2, 0, 3]),
  unit('egyptian', 'myth', 'wadjet', 'warrior', 5, 'cavalry:4', [2, 0, 0, 2]),
  unit('egyptian', 'hero', 'priest', '', 4, 'myth:5', [2, 0, 4, 0]),
  unit('egyptian', 'hero', 'pharaoh', '', 6, 'myth:4', [3, 0, 3, 0]),
  unit('egyptian', 'hero', 'son_of_osiris', '', 8, 'myth:4', [0, 0, 4, 4]),
  unit('greek', 'mortal', 'toxotes', 'archer', 3, 'flyer:4 warrior:3', [1, 1, 0, 0]),
  unit('greek', 'mortal', 'hoplite', 'warrior', 3, 'cavalry:3 mortal:1', [1, 1, 0, 0]),
  unit('greek', 'mortal', 'hippokon', 'cavalry', 3, 'hero:4 archer:4', [1, 0, 1, 0]),
  unit('greek', 'myth', 'minotaur', 'warrior', 5, 'cavalry:4', [2, 2, 0, 0]),
  unit('greek', 'myth', 'centaur', 'archer cavalry', 5, 'archer:3 flyer:3', [0, 3, 0, 1]),
  unit('greek', 'myth', 'cyclops', 'giant', 6, 'mortal:4', [3, 0, 0, 3]),
  unit('greek', 'myth', 'hydra', 'giant', 6, 'warrior:4', [0, 0, 2, 2]),
  unit('greek', 'myth', 'medusa', 'giant_killer', 5, 'giant:4', [1, 0, 0, 3]),
  unit('greek', 'myth', 'manticore', 'flyer', 5, 'giant_killer:4', [2, 0, 0, 2]),
  unit('greek', 'hero', 'classical_greek_hero', '', 5, 'myth:4', [3, 0, 3, 0]),
  unit('greek', 'hero', 'heroic_greek_hero', '', 6, 'myth:4', [3, 0, 4, 0]),
  unit('greek', 'hero', 'mythic_greek_hero', '', 5, '', [0, 0, 4, 4]),
  unit('norse', 'mortal', 'jarl', 'cavalry', 3, 'hero:4 archer:4', [1, 0, 1, 0]),
  unit('norse', 'mortal', 'huskarl', 'warrior', 3, 'cavalry:4', [1, 0, 2, 0]),
  unit('norse', 'mortal', 'throwing_axeman', 'archer', 3, 'warrior:3 flyer:4', [1, 1, 0, 0]),
  unit('norse', 'myth', 'troll', 'warrior', 6, 'cavalry:4', [3, 2, 0, 0]),
  unit('norse', 'myth', 'valkyrie', 'cavalry', 5, 'archer:4', [0, 0, 1, 3]),
  unit('norse', 'myth', 'frost_giant', 'giant', 7, 'warrior:2 mortal:3', [4, 0, 0, 2]),
  unit('norse', 'myth', 'dwarf', 'giant_killer', 4, 'giant:7', [2, 0, 2, 0]),
  unit('norse', 'myth', 'nidhogg', 'flyer', 7, 'giant_killer:4', [0, 0, 4, 1]),
  unit('norse', 'hero', 'classical_norse_hero', '', 5, 'myth:4', [3, 0, 3, 0]),
  unit('norse', 'hero', 'heroic_norse_hero', '', 6, 'myth:4', [3, 0, 3, 0]),
  unit('norse', 'hero', 'mythic_norse_hero', '', 8, 'myth:4', [4, 0, 0, 4]),
]

export const BUILDINGS: readonly Building[] = [
  { id: 'house', price: [2, 2, 0, 0], colour: '#b4552f' },
  { id: 'wall', price: [0, 3, 3, 0], colour: '#5a6b7a' },
  { id: 'tower', price: [0, 3, 3, 0], colour: '#5a6b7a' },
  { id: 'market', price: [0, 0, 3, 2], colour: '#2f8078' },
  { id: 'storehouse', price: [2, 2, 2, 2], colour: '#2f8078' },
  { id: 'armory', price: [0, 3, 2, 0], colour: '#9a3328' },
  { id: 'quarry', price: [4, 0, 1, 0], colour: '#2f8078' },
  { id: 'monument', price: [3, 0, 2, 0], colour: '#3a73c9', gives: 'favor' },
  { id: 'granary', price: [0, 2, 3, 0], colour: '#4f9d3c', gives: 'food' },
  { id: 'wood_workshop', price: [2, 0, 3, 0], colour: '#8a5a33', gives: 'wood' },
  { id: 'gold_mint', price: [3, 2, 0, 0], colour: '#c99a10', gives: 'gold' },
  { id: 'siege_engine_workshop', price: [0, 3, 2, 0], colour: '#9a3328' },
  { id: 'great_temple', price: [4, 4, 4, 4], colour: '#6d4a94' },
  { id: 'the_wonder', price: [10, 10, 10, 10], colour: '#c0392b' },
]

function face(kind: ActionKind, permanent: boolean, value: string): Face {
  return { kind, permanent, value }
}
function godly(kind: ActionKind, value: string, id: string, favor: number): Face {
  return { kind, permanent: false, value, god: { id, favor } }
}

export const FACES: Readonly<Record<string, Face>> = {
  perm_attack: face('attack', true, '4'),
  perm_build: face('build', true, '1'),
  perm_explore: face('explore', true, '+1'),
  perm_gather: face('gather', true, ''),
  perm_next_age: face('next_age', true, '4/5/6'),
  perm_recruit: face('recruit', true, '2'),
  perm_trade: face('trade', true, '2'),
  rand_attack_5: face('attack', false, '5'),
  rand_attack_6: face('attack', false, '6'),
  rand_attack_7: face('attack', false, '7'),
  rand_build_2: face('build', false, '2'),
  rand_build_3: face('build', false, '3'),
  rand_build_4: face('build', false, '4'),
  rand_explore_0: face('explore', false, '+0'),
  rand_explore_2: face('explore', false, '+2'),
  rand_gather: face('gather', false, 'all'),
  rand_next_age: face('next_age', false, '3/4/5'),
  rand_recruit_3: face('recruit', false, '3'),
  rand_recruit_4: face('recruit', false, '4'),
  rand_recruit_5: face('recruit', false, '5'),
  rand_trade_1: face('trade', false, '1'),
  isis: godly('attack', '7', 'isis', 1),
  sekhmet: godly('attack', '6', 'sekhmet', 3),
  thoth: godly('attack', '6', 'thoth', 1),
  horus: godly('build', '3', 'horus', 1),
  nephthys: godly('build', '3', 'nephthys', 2),
  ptah: godly('explore', '+2', 'ptah', 1),
  ra: godly('gather', 'food', 'ra', 2),
  hathor: godly('next_age', '3/4/5', 'hathor', 1),
  set: godly('next_age', '3/4/5', 'set', 1),
  anubis: godly('recruit', '4', 'anubis', 1),
  bast: godly('recruit', '6', 'bast', 1),
  osiris: godly('recruit', '4', 'osiris', 2),
  aphrodite: godly('attack', '6', 'aphrodite', 2),
  ares: godly('attack', '6', 'ares', 3),
  hera: godly('build', '3', 'hera', 1),
  artemis: godly('explore', '+2', 'artemis', 1),
  dionysus: godly('gather', 'food', 'dionysus', 2),
  hades: godly('gather', '', 'hades', 1),
  poseidon: godly('gather', '', 'poseidon', 1),
  hephaestos: godly('next_age', '3/4/5', 'hephaestos', 2),
  zeus: godly('next_age', '3/4/5', 'zeus', 2),
  apollo: godly('recruit', '4', 'apollo', 1),
  hermes: godly('trade', '0', 'hermes', 1),
  bragi: godly('attack', '6', 'bragi', 2),
  heimdall: godly('attack', '4', 'heimdall', 4),
  tyr: godly('attack', '6', 'tyr', 3),
  njord: godly('build', '4', 'njord', 1),
  baldr: godly('explore', '+0', 'baldr', 1),
  freyja: godly('gather', '', 'freyja', 1),
  skadi: godly('gather', '', 'skadi', 1),
  thor: godly('gather', '', 'thor', 1),
  odin: godly('next_age', '3/4/5', 'odin', 1),
  hel: godly('recruit', '3', 'hel', 1),
  forseti: godly('trade', '0', 'forseti', 1),
  loki: godly('trade', '0', 'loki', 2),
}

const UNIT_OF = new Map(UNITS.map((one) => [one.id, one]))
const BUILDING_OF = new Map(BUILDINGS.map((one) => [one.id, one]))

export function unitOf(id: string): Unit | undefined {
  return UNIT_OF.get(id)
}
export function buildingOf(id: string): Building | undefined {
  return BUILDING_OF.get(id)
}

export interface Tile {
  terrain: string
  resource: Resource
  amount: number
}

/** A tile says itself what it is: `hills_gold_2`. */
export function tileOf(id: string): Tile {
  const [terrain = '', resource = '', amount = '0'] = id.split('_')
  return { terrain, resource: resource as Resource, amount: Number(amount) }
}

/** The colour of the ink on a card of this action. */
export const KIND_COLOURS: Readonly<Record<ActionKind, string>> = {
  gather: '#3f7d4e', recruit: '#5b4a94', build: '#a6442f', next_age: '#856018', trade: '#23706a', explore: '#3a6488', attack: '#8f2c22',
}
