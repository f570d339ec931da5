/** The guided first game: each lesson comes when the game first gets there. The words are in `text/*.ftl`. */
import type { Lesson } from '../module'
import { VICTORY_CARDS } from './catalogue'
import type { View } from './view'

/** Neighbours at the table: whom one may attack. */
function neighbours(view: View): string[] {
  if (view.seat === null) return []
  return [...new Set([(view.seat + 1) % view.players, (view.seat + view.players - 1) % view.players])].map((seat) => `seat:${seat}`)
}

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', text: 'aom-lesson-welcome', rule: 'AOM-TURN-01' },
  { id: 'culture', prompts: ['prompt-culture'], text: 'aom-lesson-culture', rule: 'AOM-SETUP-02' },
  { id: 'draft', prompts: ['prompt-draft'], text: 'aom-lesson-draft', show: () => ['.tray', '.fields'], rule: 'AOM-DRAFT-01' },
  { id: 'cube', prompts: ['prompt-victory-cube'], text: 'aom-lesson-cube', show: () => VICTORY_CARDS.map((id) => `victory:${id}`), rule: 'AOM-VP-03' },
  { id: 'hand', prompts: ['prompt-hand'], text: 'aom-lesson-hand', show: () => ['.tray'], rule: 'AOM-DRAW-01' },
  { id: 'play', prompts: ['prompt-play'], text: 'aom-lesson-play', show: () => ['.hand'], rule: 'AOM-PLAY-01' },
  { id: 'act', prompts: ['prompt-act'], text: 'aom-lesson-act', rule: 'AOM-GOD-03' },
  { id: 'explore', prompts: ['prompt-explore'], text: 'aom-lesson-explore', show: () => ['.tray'], rule: 'AOM-EXPLORE-02' },
  { id: 'gather', prompts: ['prompt-gather'], text: 'aom-lesson-gather', show: () => ['.tray'], rule: 'AOM-GATHER-05' },
  { id: 'gathered', events: ['gathered'], text: 'aom-lesson-gathered', show: () => ['.treasury'], rule: 'AOM-GATHER-08' },
  { id: 'build', prompts: ['prompt-build'], text: 'aom-lesson-build', show: () => ['.tray'], rule: 'AOM-BUILD-01' },
  { id: 'discount', prompts: ['prompt-discount'], text: 'aom-lesson-discount', show: () => ['.tray'], rule: 'AOM-BLDG-15' },
  { id: 'recruit', prompts: ['prompt-recruit'], text: 'aom-lesson-recruit', show: () => ['.tray'], rule: 'AOM-RECRUIT-01' },
  { id: 'trade', prompts: ['prompt-cost', 'prompt-trade', 'prompt-trade-power'], text: 'aom-lesson-trade', show: () => ['.treasury'], rule: 'AOM-TRADE-01' },
  { id: 'age', events: ['age-advanced'], text: 'aom-lesson-age', rule: 'AOM-AGE-01' },
  { id: 'attack', prompts: ['prompt-attack'], text: 'aom-lesson-attack', show: neighbours, rule: 'AOM-ATTACK-02' },
  { id: 'commit', prompts: ['prompt-commit-attack', 'prompt-commit-defence'], text: 'aom-lesson-commit', show: () => ['.tray'], rule: 'AOM-ATTACK-04' },
  { id: 'encounter', prompts: ['prompt-encounter'], text: 'aom-lesson-encounter', show: () => ['.odds'], rule: 'AOM-BATTLE-03' },
  { id: 'rolled', events: ['rolled'], text: 'aom-lesson-rolled', show: () => ['.duel .dice'], rule: 'AOM-BATTLE-06' },
  { id: 'fury', prompts: ['prompt-fury', 'prompt-swap', 'prompt-save', 'prompt-reinforce'], text: 'aom-lesson-fury', rule: 'AOM-BATTLE-15' },
  { id: 'prize', prompts: ['prompt-raze', 'prompt-capture', 'prompt-cubes'], text: 'aom-lesson-prize', rule: 'AOM-ATTACK-05' },
  {
    id: 'power',
    prompts: [
      'prompt-destroy', 'prompt-remove', 'prompt-offer', 'prompt-exchange', 'prompt-convert', 'prompt-give-up', 'prompt-strike', 'prompt-levy', 'prompt-rob', 'prompt-cubes-bank', 'prompt-charm',
    ],
    text: 'aom-lesson-power', rule: 'AOM-GOD-01',
  },
  { id: 'villager', prompts: ['prompt-villager'], text: 'aom-lesson-villager', rule: 'AOM-VILL-03' },
  { id: 'spoiled', events: ['spoiled'], text: 'aom-lesson-spoiled', rule: 'AOM-SPOIL-01' },
  { id: 'discard', prompts: ['prompt-discard'], text: 'aom-lesson-discard', show: () => ['.hand'], rule: 'AOM-DISC-01' },
  { id: 'fourth', prompts: ['prompt-fourth'], text: 'aom-lesson-fourth', rule: 'AOM-PLAY-06' },
  { id: 'won', events: ['won'], text: 'aom-lesson-won', rule: 'AOM-SCORE-06' },
]
