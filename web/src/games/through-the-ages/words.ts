/** Names and texts of cards as they are put on faces, labels and lists. */
import { signed, type Texts } from '../../texts'
import type { Line } from '../module'
import { kindKey, printed, SIGNS, type Figure } from './cards'

const AGE_MARK = / \((A|I|II|III)\)$/

/** The name without the mark of its age: the pennant says it. */
export function nameOf(card: string, texts: Texts): string {
  return texts.name(`card:${card}`).replace(AGE_MARK, '')
}

/** "Joan of Arc" is JA, Moses is Mo. */
export function initials(card: string, texts: Texts): string {
  const name = nameOf(card, texts)
  const capitals = name.split(/[\s.'’-]+/).filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0]!)
  return capitals.length > 1 ? capitals.slice(0, 3).join('') : name.slice(0, 2)
}

/** The texts of a table: an event that scores by rank says what the ranks are worth there. */
export function atTable(texts: Texts, ranking: string): Texts {
  return texts.knowing({ ranking })
}

export function textOf(card: string, texts: Texts): string {
  const text = texts.attribute(`card-${card}`, 'text')
  return texts.has(`ranking-${card}`) ? `${text} ${texts.say(`ranking-${card}`)}` : text
}

/** "Theater, age I": what a card is. */
export function sortOf(card: string, texts: Texts): string {
  const { kind, age } = printed(card)
  return texts.say('tta-card-sort', { kind: texts.say(kindKey(kind)), age })
}

/** All of a card in words: for who points at it or hears it. */
export function whole(card: string, texts: Texts): string {
  return `${sortOf(card, texts)}. ${textOf(card, texts)}`
}

/** What a sum is made of: "Temples +2", one after the other. */
export function itemised(lines: readonly Line[], texts: Texts, between: string): string {
  return lines.map((line) => `${texts.said(line.cause)} ${signed(line.amount)}`).join(between)
}

/** A stretch of letters, or the sign of a figure. */
export type Piece = { text: string } | { sign: Figure }
/** What stands between two spaces: a word, or figures with their signs, which stay together. */
export type Word = readonly Piece[]

/** A line on the face of a card. */
export interface FaceLine {
  /** What the line is about, where it is a row: "Side A". */
  label: readonly Word[]
  words: readonly Word[]
  /** Hardly anything but one or two figures: they are set larger. */
  figures: boolean
  /** In brackets: an aside. */
  aside: boolean
}

const MARKS = Object.fromEntries(Object.keys(SIGNS).map((figure) => [figure, `<${figure}>`]))
/** As many letters as an "or" between two figures has. */
const FEW_LETTERS = 3

function words(text: string): Word[] {
  const piece = (part: string): Piece => (part.startsWith('<') ? { sign: part.slice(1, -1) as Figure } : { text: part })
  return text.split(' ').filter(Boolean).map((word) => word.split(/(<\w+>)/).filter(Boolean).map(piece))
}

function line(text: string): FaceLine {
  const [label, value] = text.includes(' | ') ? text.split(' | ') : ['', text]
  const rest = value!.replace(/<\w+>/g, '')
  const letters = rest.match(/\p{L}/gu)?.length ?? 0
  const signs = value!.match(/</g)?.length ?? 0
  return { label: words(label!), words: words(value!), figures: !label && signs > 0 && signs < 3 && /\d/.test(rest) && letters <= FEW_LETTERS, aside: value!.startsWith('(') }
}

/** What a screen reader says of such words. */
export function spoken(words: readonly Word[], texts: Texts): string {
  return words.map((word) => word.map((piece) => ('sign' in piece ? ` ${texts.fragment(`tta-figure-${piece.sign}`)}` : piece.text)).join('')).join(' ')
}

/** The few words on the face of a card, beside its figures; none where the figures say it all. */
export function faceOf(card: string, texts: Texts): FaceLine[] {
  return texts.has(`tta-face-${card}`) ? texts.fragment(`tta-face-${card}`, MARKS).split('\n').map(line) : []
}
