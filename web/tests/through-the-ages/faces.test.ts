/** The faces of cards: what they say agrees with what the cards do. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Card from '../../src/games/through-the-ages/parts/Card.svelte'
import { printed } from '../../src/games/through-the-ages/cards'
import cards from '../../src/games/through-the-ages/cards.json'
import { atTable, faceOf, textOf, type Word } from '../../src/games/through-the-ages/words'
import { LANGUAGES } from '../../src/texts'
import { boardTexts, strict } from '../sources'

const GAME = 'through-the-ages'
const ALL = Object.keys(cards)
/** Beyond this nobody reads it on a card that is as wide as a thumb. */
const MOST_SIGNS = 70
const NUMBERS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', un: '1', une: '1', deux: '2', trois: '3', quatre: '4' }

const plain = (words: readonly Word[]) => words.map((word) => word.map((piece) => ('sign' in piece ? '#' : piece.text)).join('')).join(' ')
const numbers = (text: string) => text.match(/\d+/g) ?? []
const spelled = (text: string) => text.toLowerCase().replace(/\p{L}+/gu, (word) => NUMBERS[word] ?? word)

describe.each(LANGUAGES)('faces in %s', (language) => {
  const said = atTable(boardTexts(GAME, language, strict), '14/7/0/0')
  const faces = ALL.map((card) => ({ card, lines: faceOf(card, said) })).filter(({ lines }) => lines.length)

  it('are short', () => {
    expect(faces.length).toBeGreaterThan(140)
    const long = faces.filter(({ lines }) => lines.map((line) => plain(line.label) + plain(line.words)).join(' ').length > MOST_SIGNS)
    expect(long.map(({ card }) => card)).toEqual([])
  })

  it('have no number that the full text does not have', () => {
    const wrong = faces.flatMap(({ card, lines }) => {
      const full = new Set(numbers(spelled(textOf(card, said))))
      return numbers(lines.map((line) => `${plain(line.label)} ${plain(line.words)}`).join(' ')).filter((number) => !full.has(number)).map((number) => `${card}: ${number}`)
    })
    expect(wrong).toEqual([])
  })

  it('are missing only where the figures say it all', () => {
    const silent = ALL.filter((card) => !faces.some((face) => face.card === card))
    expect(silent.filter((card) => !['figures', 'bonus', 'atOnce', 'forGood'].some((group) => group in printed(card)))).toEqual([])
  })
})

it('a row has its label, figures their signs, and what is only figures stands out', () => {
  const said = boardTexts(GAME, 'en', strict)
  expect(faceOf('peace_treaty', said)[0]).toMatchObject({ label: [[{ text: 'Both' }]], words: [[{ text: '+1' }, { sign: 'culture' }]], figures: false })
  expect(faceOf('revolutionary_idea_ii', said)).toMatchObject([{ label: [], figures: true }])
  expect(faceOf('foray', said).at(-1)).toMatchObject({ aside: true, figures: false })
})

it.each(LANGUAGES)('an event that scores by rank says the scale of its table, and no other (%s)', (language) => {
  const words = boardTexts(GAME, language, strict)
  for (const card of ['impact_of_science', 'impact_of_strength']) {
    for (const ranking of ['10/0', '14/7/0', '14/7/0/0', '15/10/5/0']) {
      const said = atTable(words, ranking)
      const face = faceOf(card, said).map((line) => plain(line.words)).join(' ')
      for (const text of [face, textOf(card, said)]) expect(text.match(/\d+(\/\d+)*/g), `${card}: ${text}`).toEqual([ranking])
    }
  }
})

it.each(LANGUAGES)('Impact of Technology says what it counts in the shorter game, as the printed card does (%s)', (language) => {
  const said = boardTexts(GAME, language, strict)
  const face = faceOf('impact_of_technology', said).map((line) => `${plain(line.label)} ${plain(line.words)}`).join(' ')
  for (const text of [face, textOf('impact_of_technology', said)]) expect(text).toMatch(/III\b.*\bII\b/)
})

describe('names', () => {
  const name = (card: string, language: 'en' | 'fr') =>
    /<h3[^>]*>(.*?)<\/h3>/.exec(render(Card, { props: { card, texts: atTable(boardTexts(GAME, language, strict), '14/7/0/0') } }).body.replaceAll(/<!--.*?-->/g, ''))![1]!

  it('are broken as their language is', () => {
    expect(name('engineering_genius_a', 'en')).toBe('Engineer\u00ading Genius')
    expect(name('developed_territory_i', 'fr')).toBe('Terri\u00adtoire développé')
  })
})
