import { describe, expect, it } from 'vitest'
import ours from '../../src/games/through-the-ages/cards.json'
import { BLUE_BANK, emblem, LEAVING, MOST_HAPPINESS, SPACE_COSTS, YELLOW_BANK } from '../../src/games/through-the-ages/cards'
import { LESSONS } from '../../src/games/through-the-ages/lessons'
import { cards, content } from './engine'

const TEXTS = import.meta.glob<string>('../../src/games/through-the-ages/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const SOURCES = import.meta.glob<string>('../../src/games/through-the-ages/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const EMBLEMS = import.meta.glob<string>('../../src/art/emblems/through-the-ages.svg', { query: '?raw', import: 'default', eager: true })

describe('what the client knows by heart is what the engine says', () => {
  const setup = content('content/setup.toml')
  const numbers = (text: string) => [...text.matchAll(/\d+/g)].map((match) => Number(match[0]))

  it('cards: kinds, ages, prices and figures', () => {
    expect(ours).toEqual(cards())
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

  it('the card row and the most happiness', () => {
    expect(SPACE_COSTS).toEqual(numbers(/^cost_by_space = (.*)$/m.exec(setup)![1]!))
    const leaving = [2, 3, 4].map((players) => [String(players), numbers(new RegExp(`^discard_leftmost_${players}p = (.*)$`, 'm').exec(setup)![1]!)[0]])
    expect(LEAVING).toEqual(Object.fromEntries(leaving))
    expect(MOST_HAPPINESS).toBe(numbers(/^happiness_max = (.*)$/m.exec(setup)![1]!)[0])
  })

  it('every card has its emblem', () => {
    const sheet = Object.values(EMBLEMS)[0]!
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

describe('texts', () => {
  const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!)
  const languages = Object.values(TEXTS)

  it('English and French have the same messages, attributes and variables', () => {
    const shape = (source: string) =>
      source.split(/\n(?=[a-z])/).slice(1).map((message) => {
        const variables = [...new Set([...message.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort()
        const attributes = [...message.matchAll(/^ {4}\.([a-z]+) =/gm)].map((match) => match[1]!)
        return { key: keys(message)[0], attributes, variables }
      })
    expect(shape(languages[0]!)).toEqual(shape(languages[1]!))
  })

  it('every text that a component names exists, and every text is named', () => {
    const named = new Set<string>()
    for (const source of Object.values(SOURCES)) {
      for (const match of source.matchAll(/['`](tta-[a-z-]+)(\$\{)?/g)) named.add(match[2] ? `${match[1]}*` : match[1]!)
    }
    const known = new Set(keys(languages[0]!))
    const families = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
    expect([...named].filter((name) => !name.endsWith('*') && !known.has(name))).toEqual([])
    expect([...known].filter((key) => !named.has(key) && !families.some((family) => key.startsWith(family)))).toEqual([])
  })
})

describe('lessons', () => {
  const engine = content('text/en.ftl')
  const rules = content('rules.csv')

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s: its prompts, events, rule and title exist', (_, lesson) => {
    for (const prompt of lesson.prompts ?? []) expect(engine).toContain(`\n${prompt} =`)
    for (const event of lesson.events ?? []) expect(engine).toContain(`\nevent-${event} =`)
    expect(rules).toContain(`\n${lesson.rule},`)
    for (const source of Object.values(TEXTS)) expect(source).toMatch(new RegExp(`^${lesson.text} =[^]*?\\n {4}\\.title = `, 'm'))
  })

  it('every prompt of the game has a lesson', () => {
    const prompts = [...engine.matchAll(/^(prompt-[\w-]+) =/gm)].map((match) => match[1]!)
    const taught = new Set(LESSONS.flatMap((lesson) => lesson.prompts ?? []))
    expect(prompts.filter((prompt) => !taught.has(prompt))).toEqual([])
  })
})
