/** Whole sentences about things, for who points at them or hears them. */
import type { Texts } from '../../texts'
import { FACES, unitOf } from './catalogue'

/** A unit by name, with its types, dice and power. */
export function unitWords(id: string, count: number, texts: Texts): string {
  return [texts.name(`unit:${id}`), unitLabel(id, count, texts)].filter(Boolean).join('. ')
}

/** The same where the name is said already. */
export function unitLabel(id: string, count: number, texts: Texts, growth = 0): string {
  const unit = unitOf(id)
  if (!unit) return ''
  const types = [unit.category, ...unit.types].map((type) => texts.name(`type:${type}`)).join(', ')
  const against = unit.against.map(([type, dice]) => texts.say('aom-dice-against', { dice, type: `type:${type}` })).join(', ')
  const parts = [count ? texts.say('aom-count', { count }) : '', types, texts.say('aom-dice', { count: unit.dice + growth }), against, powerOf(id, texts)]
  return parts.filter(Boolean).join('. ')
}

/** Units whose cards have a text beside their dice. */
const POWERS = new Set([
  'elephant', 'mummy', 'phoenix', 'wadjet', 'priest', 'pharaoh', 'son_of_osiris', 'minotaur', 'cyclops', 'hydra', 'medusa', 'heroic_greek_hero',
  'mythic_greek_hero', 'huskarl', 'valkyrie', 'dwarf', 'nidhogg', 'heroic_norse_hero', 'mythic_norse_hero',
])

/** The special power of a unit; nothing for most mortals. */
export function powerOf(unit: string, texts: Texts): string {
  return POWERS.has(unit) ? texts.attribute(`unit-${unit}`, 'text') : ''
}

/** The action of a card. */
export function actionWords(card: string, texts: Texts): string {
  const face = FACES[card]
  if (!face) return ''
  if (face.kind === 'gather') return texts.say(face.value === 'all' ? 'aom-card-gather-all' : face.value === 'food' ? 'aom-card-gather-food' : 'aom-card-gather')
  if (face.kind === 'next_age') {
    const [classical = '', heroic = '', mythic = ''] = face.value.split('/')
    return texts.say('aom-card-next-age', { classical, heroic, mythic })
  }
  return texts.say(`aom-card-${face.kind}`, { count: Number(face.value.replace('+', '')) })
}

/** What a card does: its action, then its god. */
export function cardWords(card: string, texts: Texts): string {
  return [actionWords(card, texts), godWords(card, texts)].filter(Boolean).join(' ')
}

function godWords(card: string, texts: Texts): string {
  const god = FACES[card]?.god
  if (!god) return ''
  return texts.say('aom-god-power', { god: `god:${god.id}`, power: texts.attribute(`god-${god.id}`, 'power'), favor: god.favor, text: texts.attribute(`god-${god.id}`, 'text') })
}
