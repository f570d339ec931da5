/** Names and texts of cards as they are put on faces, labels and lists. */
import type { Texts } from '../../texts'
import { kindKey, printed } from './cards'

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

export function textOf(card: string, texts: Texts): string {
  return texts.attribute(`card-${card}`, 'text')
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

/** What the figures of the face do not say already: the sentences between those about stages, production and price. */
export function rest(card: string, texts: Texts): string {
  const { kind, figures, science, urban, units, atOnce, forGood, bonus, actions } = printed(card)
  if (units || atOnce || forGood || bonus || urban) return ''
  const sentences = textOf(card, texts).split(/(?<=\.) (?=[^a-z])/)
  if (kind === 'wonder') return sentences.slice(figures ? 2 : 1).join(' ')
  if (kind === 'aggression' || kind === 'war') return sentences.slice(actions ? 1 : 0).join(' ')
  if (science) return figures ? '' : sentences.slice(0, -1).join(' ')
  if (figures && kind !== 'leader') return ''
  return sentences.join(' ')
}
