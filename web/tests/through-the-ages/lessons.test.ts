import { describe, expect, it } from 'vitest'
import { LESSONS } from '../../src/games/through-the-ages/lessons'
import { fitting } from '../../src/guide/lessons'

const FIRST = ['welcome', 'first-round', 'card-row', 'production']

/** The second round of the first game, with nothing done yet, but for what is given. */
function view(civ: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) {
  const technologies = [{ card: 'agriculture', workers: 2 }, { card: 'bronze', workers: 2 }, { card: 'philosophy', workers: 1 }, { card: 'religion', workers: 0 }, { card: 'warriors', workers: 1 }]
  const mine = { civil_actions: 4, yellow: 18, food: 2, leader: null, wonder: null, hand: [], technologies, ratings: { civil_actions: { total: 4 } }, ...civ }
  return { seat: 0, variant: 'first-game', round: 2, age: 1, last_round: null, pending: [{ ask: 'actions' }], row: [], seats: [mine], ...rest }
}

/** What is taught in the action phase of such a position, one lesson after the other. */
function taught(position: unknown, learned: readonly string[] = FIRST): string[] {
  const next = fitting(LESSONS, learned, 'prompt-actions', new Set(['production']), position)
  return next ? [next.id, ...taught(position, [...learned, next.id])] : []
}

const grown = { yellow: 17, civil_actions: 3 }
const built = { ...grown, civil_actions: 2, technologies: [{ card: 'agriculture', workers: 7 }] }

describe('the guided game, in the second round', () => {
  it('teaches one thing, and the next when that is done', () => {
    expect(taught(view())).toEqual(['actions', 'population'])
    expect(taught(view(grown))).toEqual(['actions', 'population', 'building'])
    expect(taught(view(built))).toEqual(['actions', 'population', 'building', 'happiness'])
    expect(taught(view({ ...built, civil_actions: 0 }))).toEqual(['actions', 'population', 'building', 'happiness', 'end-of-turn'])
  })

  it('leaves nobody without a lesson: what was not done comes a turn later', () => {
    expect(taught(view({}, { round: 3 }))).toEqual(['actions', 'population', 'building', 'happiness', 'end-of-turn'])
  })
})

describe('leaders, wonders, technologies and action cards', () => {
  const basics = [...FIRST, 'actions', 'population', 'building', 'happiness', 'end-of-turn']

  it('are taught to whoever has one, not when somebody else has', () => {
    const rival = { ...view().seats[0], leader: 'homer', wonder: { card: 'pyramids', stages: [3, 2, 1], built: 0 }, hand: ['iron'] }
    const position = view({}, { round: 3 })
    expect(taught({ ...position, seats: [...position.seats, rival] }, basics)).toEqual([])
    expect(taught(view({ hand: ['homer'] }, { round: 3 }), basics)).toEqual(['leader'])
    expect(taught(view({ leader: 'homer' }, { round: 3 }), basics)).toEqual(['leader'])
    expect(taught(view({ wonder: { card: 'pyramids', stages: [3, 2, 1], built: 0 } }, { round: 3 }), basics)).toEqual(['wonder'])
    expect(taught(view({ hand: ['iron', 'rich_land_a'] }, { round: 3 }), basics)).toEqual(['technology', 'order'])
  })

  it('wait until something has been done in the second round, and for an action to play them', () => {
    expect(taught(view({ hand: ['homer'] }), basics)).toEqual([])
    expect(taught(view({ hand: ['homer'], ...grown }), basics)).toEqual(['leader'])
    expect(taught(view({ hand: ['homer', 'iron'], civil_actions: 0 }, { round: 3 }), basics)).toEqual([])
  })

  it('point at the card', () => {
    const shown = (id: string, position: unknown) => LESSONS.find((lesson) => lesson.id === id)?.show?.(position)
    expect(shown('leader', view({ hand: ['iron', 'homer'] }))).toEqual(['hand:homer', '.leader'])
    expect(shown('technology', view({ hand: ['iron', 'homer'] }))).toEqual(['hand:iron'])
  })
})

it('production is taught after one’s own', () => {
  const early = (food: number) => fitting(LESSONS, FIRST.slice(0, 3), 'prompt-first-round', new Set(['production']), view({ food }, { round: 1 }))
  expect(early(0)).toBeNull()
  expect(early(2)?.id).toBe('production')
})
