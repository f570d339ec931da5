import { describe, expect, it } from 'vitest'
import { BORDERS, PLACES, RELIEF, around } from '../../src/games/age-of-gods/geography'
import { LESSONS } from '../../src/games/age-of-gods/lessons'
import { arrow } from '../../src/games/age-of-gods/map/arrow'
import { nameLines, pieces } from '../../src/games/age-of-gods/map/layout'
import { PEOPLES } from '../../src/games/age-of-gods/peoples'
import { sheetOf } from '../../src/games/age-of-gods/sheet'
import { PHASES, TRACK, WRATH_LINES, dealtIn } from '../../src/games/age-of-gods/track'
import { owners, type Destiny, type View } from '../../src/games/age-of-gods/view'
import { content, table } from '../engine'
import { boardTexts, strict } from '../sources'
import { LANGUAGES } from '../../src/texts'
import { lessonLaws, textLaws } from '../table-laws'

const GAME = 'age-of-gods'

describe('what the client knows by heart is what the engine says', () => {
  it('peoples: size, ability, back and colour', () => {
    const ours = PEOPLES.map(({ id, size, ability, back, colour }) => [id, String(size), ability, back, colour])
    const theirs = table(GAME, 'content/peoples.csv').map((row) => [row.id, row.size, row.ability_id, row.action_back, row.color])
    expect(ours).toEqual(theirs)
  })

  it('peoples of like hue never share a pattern', () => {
    const hue = (colour: string) => {
      const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
      return { r, g, b }
    }
    for (const one of PEOPLES) {
      for (const other of PEOPLES) {
        if (one.id >= other.id || one.motif !== other.motif) continue
        const [a, b] = [hue(one.colour), hue(other.colour)]
        expect(Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b), `${one.id} and ${other.id}`).toBeGreaterThan(48)
      }
    }
  })

  it('the borders drawn are the borders of the rules', () => {
    const drawn = BORDERS.filter((border) => border.between.length === 2).map((border) => [...border.between].sort().join(' '))
    const known = table(GAME, 'content/adjacency.csv').map((row) => [row.a, row.b].sort().join(' '))
    expect(drawn.sort()).toEqual(known.sort())
  })

  it('territories: the same ids, terrains and shores', () => {
    const shores = new Set(BORDERS.filter((border) => border.between.length === 1).map((border) => border.between[0]))
    const ours = PLACES.map((place) => [place.id, place.terrain, shores.has(place.id) ? 'yes' : 'no'])
    expect(ours).toEqual(table(GAME, 'content/territories.csv').map((row) => [row.id, row.terrain, row.coastal]))
  })

  it('the turn track has the schedule of the rules', () => {
    const setup = content(GAME, 'content/setup.toml')
    const schedule = (name: string) =>
      [...new RegExp(`^${name} = \\{(.*)\\}`, 'm').exec(setup)![1]!.matchAll(/(\d+) = (\d+)/g)].map((match) => [Number(match[1]), Number(match[2])])
    const marked = (name: 'deal' | 'uprising') => Object.entries(TRACK).flatMap(([turn, mark]) => (mark[name] ? [[Number(turn), mark[name]]] : []))
    expect(marked('deal')).toEqual(schedule('deal'))
    expect(marked('uprising')).toEqual(schedule('uprising'))
    const bets = Object.entries(TRACK).filter(([, mark]) => mark.bets).map(([turn]) => Number(turn))
    expect(bets).toEqual([Number(/^prediction_turn = (\d+)/m.exec(setup)![1])])
    expect(JSON.stringify(PHASES)).toBe(/^order = (.*)$/m.exec(setup)![1]!.replaceAll(', ', ','))
    expect(WRATH_LINES.map(String)).toEqual(table(GAME, 'content/wrath.csv').map((row) => row.die))
  })
})

textLaws(GAME, 'aog-')

describe('cards', () => {
  /** What a card of nine in a hand has room for: five lines of some fourteen letters. */
  const ROOM = 64

  it.each(LANGUAGES)('say in few words what they do (%s)', (language) => {
    const texts = boardTexts(GAME, language, strict)
    for (const { ability } of PEOPLES) {
      const words = texts.say(`aog-ability-${ability}`)
      expect(words.length, words).toBeLessThanOrEqual(ROOM)
    }
  })
})

lessonLaws(GAME, LESSONS)

describe('drawing', () => {
  it('every territory is a closed ring round its token, and relief lies on the canvas', () => {
    for (const place of PLACES) {
      expect(place.path).toMatch(/^M.*Z$/)
      expect(around([place.id])!.width).toBeGreaterThan(0)
    }
    for (const feature of Object.values(RELIEF).flat()) {
      expect(feature.x).toBeGreaterThan(0)
      expect(feature.x).toBeLessThan(1600)
    }
  })

  it('an arrow runs from rim to rim', () => {
    const drawn = arrow({ x: 0, y: 0 }, { x: 200, y: 0 })
    const xs = [...drawn.path.matchAll(/[ML](-?[\d.]+) /g)].map((match) => Number(match[1]))
    expect(Math.min(...xs)).toBeGreaterThan(10)
    expect(Math.max(...xs)).toBeLessThan(185)
  })

  it('pieces stand side by side, centred', () => {
    const row = pieces({ people: 'orcs', city: true, coastal: false, fortified: true, fortress: false, love: false, vortex: false })
    expect(row.map((piece) => piece.kind)).toEqual(['coin', 'city', 'fort'])
    expect(row[0]!.x).toBeLessThan(0)
    expect(row[2]!.x).toBeGreaterThan(0)
  })

  it('long names are broken near the middle, at a space or after a hyphen', () => {
    expect(nameLines('Aurelion')).toEqual(['Aurelion'])
    expect(nameLines('Abbey of the Last Bell')).toEqual(['Abbey of the', 'Last Bell'])
    expect(nameLines('Falaises-aux-Corbeaux')).toEqual(['Falaises-aux-', 'Corbeaux'])
  })

  it('a score sheet has a row a people and a row a prediction', () => {
    const line = (amount: number, key: string, people: string, count?: number) => ({
      amount, cause: { key, args: { people: `people:${people}`, ...(count === undefined ? {} : { count }) } },
    })
    const sheet = sheetOf([line(4, 'score-territories', 'orcs', 4), line(1, 'score-cities', 'orcs', 1), line(3, 'score-bet', 'monks'), line(0, 'score-bet', 'monks')])
    expect(sheet).toEqual({
      peoples: [{ people: 'orcs', territories: 4, cities: 1, count: 4, cityCount: 1 }],
      bets: [{ people: 'monks', points: 3 }, { people: 'monks', points: 0 }],
      total: 8,
    })
  })
})

describe('whose people it is', () => {
  const card = (people: string | undefined, place: Destiny['place']): Destiny => ({ size: 4, place, seen_by: [], ...(people ? { people } : {}) })
  const view = (phase: View['phase']) =>
    ({ phase, seats: [{ destiny: [card('orcs', 'hand'), null] }, { destiny: [card('humans', 'revealed'), card(undefined, 'hand')] }] }) as unknown as View

  it('is known of the revealed ones, and in secret of those whose card one may see', () => {
    expect([...owners(view('combat'))]).toEqual([['orcs', { seat: 0, secret: true }], ['humans', { seat: 1, secret: false }]])
  })

  it('is no secret when the game is over', () => {
    expect(owners(view('over')).get('orcs')).toEqual({ seat: 0, secret: false })
  })

  it('the destiny cards of each size have their turn', () => {
    expect([4, 3, 2, 1].map(dealtIn)).toEqual([1, 3, 5, 7])
  })
})
