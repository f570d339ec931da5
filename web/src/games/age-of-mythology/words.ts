/** Whole sentences about things, for who points at them or hears them. */
import type { Texts } from '../../texts'
import { FACES, unitOf } from './catalogue'

/** A unit's types, dice and power. */
export function unitWords(id: string, count: number, texts: Texts): string {
  const unit = unitOf(id)
  if (!unit) return ''
  const types = [unit.category, ...unit.types].map((type) => texts.name(`type:${type}`)).join(', ')
  const against = unit.against.map(([type, dice]) => texts.say('aom-dice-against', { dice, type: `type:${type}` })).join(', ')
  const parts = [texts.name(`unit:${id}`), texts.say('aom-count', { count }), types, texts.say('aom-dice', { count: unit.dice }), against, powerOf(id, texts)]
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

/** What a card does: its god first. */
export function cardWords(card: string, texts: Texts): string {
  const god = FACES[card]?.god
  if (!god) return ''
  return texts.say('aom-god-power', { god: `god:${god.id}`, power: texts.attribute(`god-${god.id}`, 'power'), favor: god.favor, text: texts.attribute(`god-${god.id}`, 'text') })
}
