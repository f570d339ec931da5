/** Whose board is shown while others act. */
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { EventStep } from '../src/games/module'
import { Looking } from '../src/table/looking.svelte'

const MINE = 0
const TALOS = 2

/** Whose board stands there at each event of a row: by whom it is, and whom it names. */
function seen(events: readonly (readonly [by: number | null, about: number | null])[]): (number | null)[] {
  let step = $state.raw<EventStep | null>(null)
  const looking = new Looking(() => MINE, () => step)
  const boards: (number | null)[] = []
  const stop = $effect.root(() => {
    $effect(() => void looking.seat)
  })
  for (const [number, [by, about]] of events.entries()) {
    step = { event: { kind: 'told', ...(about === null ? {} : { seat: `seat:${about}` }) }, seat: by, ms: 1, number }
    flushSync()
    boards.push(looking.seat)
  }
  stop()
  return boards
}

it('who acts is shown, and what happens to me on my board', () => {
  expect(seen([[TALOS, TALOS], [TALOS, MINE], [TALOS, TALOS]])).toEqual([TALOS, null, TALOS])
})

it('an event that names nobody leaves the board where it is', () => {
  expect(seen([[TALOS, TALOS], [TALOS, null], [TALOS, MINE], [TALOS, null], [TALOS, null]])).toEqual([TALOS, TALOS, null, null, null])
})

it('an event of another player that names nobody is shown at that player', () => {
  expect(seen([[TALOS, MINE], [1, null]])).toEqual([null, 1])
})
