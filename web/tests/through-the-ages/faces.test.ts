/** The faces of cards: what they say agrees with what the cards do. */
import { describe, expect, it } from 'vitest'
import { printed } from '../../src/games/through-the-ages/cards'
import cards from '../../src/games/through-the-ages/cards.json'
import { faceOf, textOf, type Word } from '../../src/games/through-the-ages/words'
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
  const said = boardTexts(GAME, language, strict)
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
