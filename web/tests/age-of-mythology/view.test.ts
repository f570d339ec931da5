import { describe, expect, it } from 'vitest'
import { alike, fighterRef, type Fighter } from '../../src/games/age-of-mythology/view'

const side = (growth: number[]): Fighter => ({ seat: 0, chosen: false, units: { hydra: 3, hoplite: 2 }, growth: { hydra: growth } })

describe('the units of a side in a battle', () => {
  it('shows Hydras that have not grown alike each for itself', () => {
    expect(alike(side([2, 0, 0]))).toEqual([{ id: 'hydra', growth: 2, number: 1 }, { id: 'hydra', growth: 0, number: 2 }, { id: 'hoplite', growth: 0, number: 2 }])
  })

  it('shows those that have grown alike together', () => {
    expect(alike(side([1, 1, 1]))).toEqual([{ id: 'hydra', growth: 1, number: 3 }, { id: 'hoplite', growth: 0, number: 2 }])
  })

  it('calls a grown Hydra by its growth, as the engine does', () => {
    expect([fighterRef('hydra', 2), fighterRef('hydra', 0)]).toEqual(['growth:2', 'unit:hydra'])
  })
})
