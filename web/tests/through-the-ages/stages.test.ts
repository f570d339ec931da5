/** The stage: which question takes the place of the card row, and with which card. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/games/module'
import { Offered } from '../../src/games/through-the-ages/stage/offered'
import { Causes, onStage } from '../../src/games/through-the-ages/stage/stages'
import type { Pending, View } from '../../src/games/through-the-ages/view'

const view = (...pending: Pending[]) => ({ seat: 0, pending, events: { past: ['crusades'] } }) as unknown as View
const told = (kind: string, card: string): GameEvent[] => [{ kind, card: `card:${card}` }]

describe('the card that brought a question about', () => {
  it('is that of a frame, unless the frame names what is chosen about', () => {
    expect(new Causes().of(view({ ask: 'destroy', card: 'raid_i', other: 1 }), [])).toBe('raid_i')
    expect(new Causes().of(view({ ask: 'deed', card: 'pestilence' }, { ask: 'lose_population', seat: 0 }), [])).toBe('pestilence')
    expect(new Causes().of(view({ ask: 'free_building', card: 'warriors' }), [])).toBe('crusades')
  })

  it('is remembered from what was told, until the question is settled', () => {
    const causes = new Causes()
    expect(causes.of(view({ ask: 'defence', card: 'plunder_i', other: 0 }), told('aggression', 'plunder_i'))).toBe('plunder_i')
    expect(causes.of(view({ ask: 'mixed', other: 1 }), [{ kind: 'aggression-succeeds' }])).toBe('plunder_i')
    expect(causes.of(view({ ask: 'actions' }), [])).toBeNull()
    expect(causes.of(view({ ask: 'token' }), [])).toBeNull()
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

  it('keeps what was offered while one of it is picked', () => {
    const offered = new Offered('bid')
    const now = view({ ask: 'auction' })
    expect(offered.of({ view: now, glow: new Set(['bid:1', 'bid:2', 'hand:x']), picked: [] })).toEqual(['1', '2'])
    expect(offered.of({ view: now, glow: new Set(), picked: ['bid:2'] })).toEqual(['1', '2'])
    expect(offered.of({ view: view({ ask: 'auction' }), glow: new Set(['bid:3']), picked: [] })).toEqual(['3'])
  })
})
