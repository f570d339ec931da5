import { describe, expect, it } from 'vitest'
import { BUILDINGS, FACES, RESOURCES, tileOf, UNITS } from '../../src/games/age-of-mythology/catalogue'
import { gainOf, sumOf } from '../../src/games/age-of-mythology/gathering'
import { LESSONS } from '../../src/games/age-of-mythology/lessons'
import { changeOf } from '../../src/games/age-of-mythology/previews'
import type { Seat } from '../../src/games/age-of-mythology/view'
import { powerOf } from '../../src/games/age-of-mythology/words'
import type { Texts } from '../../src/texts'
import { content, table } from '../engine'
import { read } from '../sources'
import { lessonLaws, textLaws } from '../table-laws'

const GAME = 'age-of-mythology'

const price = (row: Record<string, string>) => RESOURCES.map((resource) => Number(row[`cost_${resource}`]))

describe('what the client knows by heart is what the engine says', () => {
  it('units: culture, category, types, dice and price', () => {
    const ours = UNITS.map(({ id, culture, category, types, dice, against, price }) => [id, culture, [category, ...types].join(';'), dice, against.map((one) => one.join(':')).join(';'), price])
    const theirs = table(GAME, 'content/units.csv')
      .filter((row) => row.category !== 'villager')
      .map((row) => [row.id, row.culture, row.types, Number(row.base_dice), row.bonus_vs, price(row)])
    expect(ours).toEqual(theirs)
  })

  it('buildings: price, and what they add to a harvest', () => {
    const ours = BUILDINGS.map(({ id, price, gives }) => [id, price, gives])
    const theirs = table(GAME, 'content/buildings.csv').map((row) => [row.id, price(row), /^gather_plus_\d+_(\w+)$/.exec(row.effect_code!)?.[1]])
    expect(ours).toEqual(theirs)
  })

  it('action cards: kind, deck, figure and god', () => {
    const favor = Object.fromEntries(table(GAME, 'content/god_powers.csv').map((row) => [row.id, Number(row.favor_cost)]))
    for (const row of table(GAME, 'content/action_cards.csv')) {
      const id = row.god_power || row.id!.slice(row.id!.indexOf('_') + 1)
      const face = FACES[id]!
      expect([face.kind, face.permanent], id).toEqual([row.action, row.deck === 'permanent'])
      const ages = [row.age_cost_classical, row.age_cost_heroic, row.age_cost_mythic].join('/')
      const modes: Record<string, string> = { resource_or_terrain: '', all: 'all', food: 'food' }
      const figure = row.action === 'gather' ? modes[row.gather_mode!] : row.action === 'next_age' ? ages : row.action === 'explore' ? `+${row.value}` : row.value
      expect(face.value, id).toBe(figure)
      expect(face.god?.favor, id).toBe(row.god_power ? favor[row.god_power] : undefined)
    }
  })

  it('the name of a tile says what it is', () => {
    for (const row of table(GAME, 'content/production_tiles.csv')) {
      expect(tileOf(row.id!)).toEqual({ terrain: row.terrain, resource: row.resource, amount: Number(row.amount) })
    }
  })

  it('every unit with a power has its text, and no other', () => {
    const spoken = { attribute: (key: string) => key } as unknown as Texts
    const texts = content(GAME, 'text/en.ftl')
    for (const { id } of UNITS) {
      const entry = new RegExp(`^unit-${id} =[^]*?(?=\\n[a-z#])`, 'm').exec(texts)![0]
      expect(powerOf(id, spoken) !== '', id).toBe(entry.includes('.text ='))
    }
  })

  it('everything has its emblem', () => {
    const sheet = read(`web/src/art/emblems/${GAME}.svg`)
    const wanted = [...UNITS.map(({ id }) => `unit-${id}`), ...BUILDINGS.map(({ id }) => `building-${id}`), ...RESOURCES.map((id) => `cube-${id}`), 'unit-villager', 'cube-vp']
    expect(wanted.filter((id) => !sheet.includes(`id="${id}"`))).toEqual([])
  })
})

textLaws(GAME, 'aom-')
lessonLaws(GAME, LESSONS)

describe('previews', () => {
  const line = (amount: number, key: string, args: Record<string, string>) => ({ amount, cause: { key, args } })

  it('a harvest lies on the squares it comes from', () => {
    const fields = [{ terrain: 'hills', tile: 'hills_gold_2' }, { terrain: 'hills' }, { terrain: 'hills', tile: 'hills_gold_2', worker: 'villager' }]
    const tile = { tile: 'tile:hills_gold_2' }
    const lines = [
      line(2, 'forecast-from-tile', tile), line(2, 'forecast-from-tile', tile), line(1, 'forecast-from-villager', tile),
      line(2, 'forecast-from-building', { building: 'building:granary' }), line(-1, 'forecast-bank-short', { resource: 'resource:gold' }),
      line(0, 'forecast-others-gather', { seat: 'seat:2', cubes: 'wood:3' }),
    ]
    const gain = gainOf({ lines, total: 6, chances: [] }, { fields } as unknown as Seat)
    expect([...gain.fields]).toEqual([[1, 2], [3, 3]])
    expect([...gain.buildings]).toEqual([['granary', 2]])
    expect(gain.cubes).toEqual({ food: 2, wood: 0, gold: 4, favor: 0 })
    expect(gain.others.get(2)).toEqual({ food: 0, wood: 3, gold: 0, favor: 0 })
  })

  it('a price is taken off the treasury', () => {
    const lines = [line(-2, 'forecast-price', { resource: 'resource:wood' })]
    expect(changeOf({ lines, total: -2, chances: [] })).toEqual({ food: 0, wood: -2, gold: 0, favor: 0 })
    expect(changeOf({ lines: [], total: 0, chances: [] })).toBeNull()
  })

  it('cubes are added up from a list or a single reference', () => {
    expect(sumOf(['food:2', 'gold:1'])).toEqual({ food: 2, wood: 0, gold: 1, favor: 0 })
    expect(sumOf('favor:3')).toEqual({ food: 0, wood: 0, gold: 0, favor: 3 })
    expect(sumOf(undefined)).toEqual({ food: 0, wood: 0, gold: 0, favor: 0 })
  })
})
