import { describe, expect, it } from 'vitest'
import { Offers } from '../../src/games/age-of-mythology/offers'

const set = (...targets: string[]) => new Set(targets)

describe('what is offered', () => {
  it('stays while one of it is picked, so that another may be taken instead', () => {
    const offers = new Offers()
    offers.of(set('draw:0', 'draw:1', 'card:perm_build'), [])
    expect([...offers.of(set(), ['draw:1'])]).toEqual(['draw:0', 'draw:1', 'card:perm_build'])
  })

  it('is what could follow the picks before the last', () => {
    const offers = new Offers()
    offers.of(set('card:perm_build', 'card:perm_trade'), [])
    offers.of(set('use:action', 'use:burn'), ['card:perm_build'])
    expect(offers.of(set(), ['card:perm_build', 'use:burn'])).toEqual(set('card:perm_build', 'use:action', 'use:burn'))
  })

  it('is forgotten once nothing is picked any more', () => {
    const offers = new Offers()
    offers.of(set('tile:hills_gold_2', 'tile:hills_wood_1'), [])
    offers.of(set(), ['tile:hills_gold_2'])
    expect(offers.of(set('victory:the_wonder'), [])).toEqual(set('victory:the_wonder'))
  })
})
