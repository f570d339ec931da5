import { describe, expect, it } from 'vitest'
import ours from '../../src/games/through-the-ages/cards.json'
import { BLUE_BANK, emblem, SPACE_COSTS, YELLOW_BANK } from '../../src/games/through-the-ages/cards'
import { LESSONS } from '../../src/games/through-the-ages/lessons'
import { content, printed } from '../engine'
import { read } from '../sources'
import { lessonLaws, textLaws } from '../table-laws'

const GAME = 'through-the-ages'

describe('what the client knows by heart is what the engine says', () => {
  const setup = content(GAME, 'content/setup.toml')
  const numbers = (text: string) => [...text.matchAll(/\d+/g)].map((match) => Number(match[0]))

  it('cards: kinds, ages, prices and figures', () => {
    expect(ours).toEqual(printed('through_the_ages_cards'))
  })

  it('the yellow bank', () => {
    const sections = setup.split('[[yellow_bank_section]]').slice(1)
    const theirs = sections.map((text) => {
      const line = (name: string) => numbers(new RegExp(`^${name} = (.*)$`, 'm').exec(text)![1]!)
      return { squares: line('squares')[0], cost: line('population_cost_food')[0], eaten: line('consumption_printed')[0], happy: line('subsections_happiness'), wide: line('subsections_squares') }
    })
    expect(YELLOW_BANK).toEqual(theirs)
  })

  it('the blue bank', () => {
    const sections = setup.split('[[blue_bank_section]]').slice(1)
    const theirs = sections.map((text) => ({ squares: numbers(/^squares = (.*)$/m.exec(text)![1]!)[0], corruption: numbers(/^corruption_printed = (.*)$/m.exec(text)![1]!)[0] }))
    expect(BLUE_BANK).toEqual(theirs)
  })

  it('the card row', () => {
    expect(SPACE_COSTS).toEqual(numbers(/^cost_by_space = (.*)$/m.exec(setup)![1]!))
  })

  it('every card has its emblem', () => {
    const sheet = read(`web/src/art/emblems/${GAME}.svg`)
    const symbols = Object.keys(ours).flatMap((card) => [emblem(card).symbol, emblem(card).field ?? emblem(card).symbol])
    expect(symbols.filter((symbol) => !sheet.includes(`id="${symbol}"`))).toEqual([])
  })

  it('no two leaders and no two wonders look alike', () => {
    const kinds = ours as Readonly<Record<string, { kind: string }>>
    const looks = Object.keys(kinds).filter((card) => ['leader', 'wonder'].includes(kinds[card]!.kind)).map((card) => `${emblem(card).symbol} ${emblem(card).field ?? ''}`)
    expect(looks).toHaveLength(40)
    expect(new Set(looks).size).toBe(looks.length)
  })
})

textLaws(GAME, 'tta-')
lessonLaws(GAME, LESSONS)
