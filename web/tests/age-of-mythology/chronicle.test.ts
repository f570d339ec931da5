import { describe, expect, it } from 'vitest'
import { ANNOUNCED, NEVER_MISSED } from '../../src/games/age-of-mythology/announced'
import { Chronicle } from '../../src/games/age-of-mythology/battle/chronicle.svelte'
import { Announcements } from '../../src/games/announcements.svelte'
import type { Battle, View } from '../../src/games/age-of-mythology/view'

const view = { turn: 3, round: 2 } as View
const battle = (round: number, attacker = 0) => ({ attacker, defender: 1, round }) as Battle
const roll = (seat: number, dice: number[]) => ({ kind: 'rolled', seat: `seat:${seat}`, dice, sixes: dice.filter((face) => face === 6).length, lines: [] })
const attack = { kind: 'attack', seat: 'seat:0' }
const shown = { kind: 'cards-shown', round: 1, unit: 'unit:hydra', growth: 2, enemy: 'unit:mummy', enemy_growth: 0 }
const ROUND = [attack, shown, roll(0, [6, 1]), roll(1, [6, 2]), roll(0, [6, 6]), roll(1, [1, 1]), { kind: 'eliminated', seat: 'seat:1', unit: 'unit:mummy' }]

function followed(): Chronicle {
  const chronicle = new Chronicle()
  for (const event of ROUND) chronicle.notice(event, view)
  return chronicle
}

describe('the chronicle of a battle', () => {
  it('keeps the last roll of each side, how often it was repeated, and who was beaten', () => {
    const [only, ...more] = followed().of(view, battle(2))
    expect(more).toEqual([])
    expect(only).toMatchObject({ round: 1, units: ['hydra', 'mummy'], growth: [2, 0], again: 1, beaten: { side: 1, how: 'eliminated' } })
    expect(only?.rolls.map((one) => one?.sixes)).toEqual([2, 0])
  })

  it('tells an event once, though it is heard while it is shown and again when its row has passed', () => {
    const chronicle = followed()
    for (const event of ROUND) chronicle.notice(event, view)
    expect(chronicle.of(view, battle(2))).toHaveLength(1)
    expect(chronicle.of(view, battle(2))[0]?.again).toBe(1)
  })

  it('knows who has fled, until the next attack', () => {
    const chronicle = followed()
    expect(chronicle.fled).toBeNull()
    const retreat = { kind: 'retreated', seat: 'seat:1' }
    chronicle.notice(retreat, view)
    expect(chronicle.fled).toBe(retreat)
    chronicle.notice({ ...attack }, view)
    expect(chronicle.fled).toBeNull()
  })

  it('has nothing to say about another battle, or about a round that is still to come', () => {
    const chronicle = followed()
    expect(chronicle.of({ ...view, round: 3 }, battle(2))).toEqual([])
    expect(chronicle.of(view, battle(2, 1))).toEqual([])
    expect(chronicle.of(view, battle(0))).toEqual([])
  })
})

describe('announcements', () => {
  it('of what was skipped only the end of a battle and of the game are made up for', () => {
    const announcements = new Announcements(ANNOUNCED, NEVER_MISSED)
    announcements.recall([{ kind: 'card-played' }, { kind: 'turn-begins' }])
    expect(announcements.current).toBeNull()
    const won = { kind: 'battle-won', seat: 'seat:0' }
    announcements.recall([won, { kind: 'turn-begins' }])
    expect(announcements.current).toBe(won)
    announcements.end()
  })
})
