/** The stage: which question takes the place of the card row, and with which card. */
import { describe, expect, it } from 'vitest'
import { causeOf, onStage } from '../../src/games/through-the-ages/stage/stages'
import type { Pending, View } from '../../src/games/through-the-ages/view'

const view = (...pending: Pending[]) => ({ seat: 0, pending, events: { past: ['crusades'] } }) as unknown as View

describe('the card that brought a question about', () => {
  it('is that of a frame, unless the frame names what is chosen about', () => {
    expect(causeOf(view({ ask: 'destroy', card: 'raid_i', other: 1 }))).toBe('raid_i')
    expect(causeOf(view({ ask: 'mixed', card: 'plunder_i', other: 1 }))).toBe('plunder_i')
    expect(causeOf(view({ ask: 'deed', card: 'pestilence' }, { ask: 'lose_population', seat: 0 }))).toBe('pestilence')
    expect(causeOf(view({ ask: 'food_or_resources', card: 'reserves_i' }))).toBe('reserves_i')
    expect(causeOf(view({ ask: 'free_building', card: 'development_of_warfare', cards: ['warriors'] }))).toBe('development_of_warfare')
    expect(causeOf(view({ ask: 'token' }))).toBeNull()
    expect(causeOf(view({ ask: 'actions' }))).toBeNull()
  })
})

describe('the stage', () => {
  it('is left to the card row by a question with nothing to show', () => {
    expect(onStage(view({ ask: 'lose_population' }), null)).toBeNull()
    expect(onStage(view({ ask: 'destroy', other: 0 }), null)).toBeNull()
    expect(onStage(view({ ask: 'actions' }), 'crusades')).toBeNull()
  })

  it('is taken by what has choices of its own or a card', () => {
    expect(onStage(view({ ask: 'lose_population' }), 'pestilence')?.ask).toBe('lose_population')
    expect(onStage(view({ ask: 'mixed', other: 0 }), null)?.ask).toBe('mixed')
    expect(onStage(view({ ask: 'destroy', other: 1 }), null)?.ask).toBe('destroy')
  })
})
