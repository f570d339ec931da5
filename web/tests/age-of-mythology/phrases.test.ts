import { describe, expect, it } from 'vitest'
import { phrase } from '../../src/games/age-of-mythology/phrases'
import type { View } from '../../src/games/age-of-mythology/view'

const asks = (ask: string, units?: Record<string, number>) =>
  ({ seat: 1, pending: [{ ask }], battle: units ? { sides: [{ seat: 0 }, { seat: 1, units }] } : null }) as unknown as View
const done = { key: 'action-done' }

describe('to pass or to be done', () => {
  it('says with how many units one would fight, also with none', () => {
    expect(phrase(asks('commit', { hoplite: 2, hydra: 1 }), done)).toEqual({ key: 'aom-done-commit', args: { count: 3 } })
    expect(phrase(asks('commit', {}), done).args).toEqual({ count: 0 })
  })

  it('says what is left undone', () => {
    expect(phrase(asks('capture'), done).key).toBe('aom-done-capture')
    expect(phrase(asks('fury'), { key: 'action-pass' }).key).toBe('aom-pass-fury')
  })

  it('is left as it is where it means nothing else, and so is every other action', () => {
    expect(phrase(asks('trade'), done)).toBe(done)
    const built = { key: 'action-build', args: { building: 'building:house' } }
    expect(phrase(asks('build'), built)).toBe(built)
  })
})
