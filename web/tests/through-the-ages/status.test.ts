/** The ages over the board. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Status from '../../src/games/through-the-ages/Status.svelte'

const texts = { say: (key: string, args?: Record<string, unknown>) => [key, ...Object.values(args ?? {})].join(' '), fragment: (key: string) => key }

/** The age that is marked as the present one. */
function now(variant: string, age: number, ending: boolean, phone: boolean): string | undefined {
  const view = { variant, age, ending, round: 9, last_round: null, phase: 'actions', decks: { civil: 0, military: 0 }, discards: 0 }
  const html = render(Status, { props: { view, texts, phone } as any }).body.replaceAll(/<!--.*?-->/g, '')
  return (phone ? /class="age[^>]*>([^<]*)</ : /<li[^>]*aria-current="step"[^>]*>([^<]*)</).exec(html)?.[1]
}

describe.each(['first-game', 'shorter', 'full'])('the ages of the variant %s', (variant) => {
  const last = variant === 'full' ? 3 : 2

  it('are marked one after the other', () => {
    expect([0, 1, 2].map((age) => now(variant, age, false, false))).toEqual(['tta-age A', 'tta-age I', 'tta-age II'])
  })

  it.each([false, true])('and when the last one has ended, what follows is (on a phone: %s)', (phone) => {
    expect(now(variant, last + 1, true, phone)).toBe('tta-last-age')
  })
})
