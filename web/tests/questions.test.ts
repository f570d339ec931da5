/** A question before something is given up ends in the words of the button that answers it. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/texts'
import { boardTexts, strict } from './sources'

/** By game and question: the key of the button. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'age-of-gods': {
    'forgo-fortifications': 'action-done', 'forgo-bets': 'action-done', 'forgo-attack': 'action-pass', 'forgo-step': 'action-pass', 'forgo-power': 'action-pass',
  },
  'age-of-mythology': {
    'forgo-tile': 'aom-pass-draft', 'forgo-fourth': 'action-pass', 'forgo-action': 'aom-done-act', 'forgo-buildings': 'aom-done-build', 'forgo-recruits': 'aom-done-recruit',
    'forgo-trade': 'action-done', 'forgo-temple': 'action-done', 'forgo-exchange': 'action-done', 'forgo-raze': 'aom-done-raze', 'forgo-capture': 'aom-done-capture',
    'forgo-cubes': 'aom-done-cubes', 'forgo-reinforcement': 'aom-pass-reinforce',
  },
  'through-the-ages': {
    'forgo-gift-civil_life': 'action-pass', 'forgo-gift-free_building': 'action-pass', 'forgo-gift-agreement': 'action-done', 'forgo-gift-spoils': 'action-done', 'forgo-gift-destroy': 'action-done',
  },
}
const ARGS = { count: 2, pawns: 2, love: 0, seat: 'seat:1' }

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(ANSWERS))('%s', (game) => {
    const texts = boardTexts(game, language, strict).named(['Ann', 'Ben'])
    for (const [question, answer] of Object.entries(ANSWERS[game]!)) {
      const end = texts.say(question, game === 'through-the-ages' ? { ...ARGS, card: 'card:drama' } : ARGS).split(':').at(-1)!.replace('?', '').trim()
      expect(end, question).toBe(texts.say(answer, {}).replace(/^./, (letter) => letter.toLocaleLowerCase()))
    }
  })
})
