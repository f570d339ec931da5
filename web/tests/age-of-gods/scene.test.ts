/** The box of the last roll: of one attack at a time, however fast they follow each other. */
import { expect, it } from 'vitest'
import { Scene } from '../../src/games/age-of-gods/parts/scene.svelte'
import type { GameEvent } from '../../src/games/module'

const attack = (seat: number, target: string, die: number, won: boolean): GameEvent[] => [
  { kind: 'attack', seat: `seat:${seat}`, people: 'people:orcs', origin: 'territory:t1', target: `territory:${target}`, defender: 'people:dwarves' },
  { kind: 'rolled', seat: `seat:${seat}`, dice: [die] },
  { kind: won ? 'attack-won' : 'attack-lost', seat: `seat:${seat}`, people: 'people:orcs', territory: `territory:${target}`, die, total: die, needed: 4, lines: [] },
]

it('what has passed is not taken for what is shown by now', () => {
  const scene = new Scene()
  const first = attack(1, 't2', 1, false)
  const second = attack(2, 't3', 6, true)
  for (const event of first) scene.notice(event, true)
  scene.notice(second[0]!, true)
  scene.recall(first) // the table tells of the first row once the second has begun
  for (const event of second.slice(1)) scene.notice(event, true)
  expect(scene.battle).toMatchObject({ seat: 2, target: 't3', dice: [6], result: { die: 6, won: true } })
  scene.recall([...first, ...second])
  expect(scene.battle).toMatchObject({ seat: 2, target: 't3', dice: [6], result: { die: 6, won: true } })
  scene.end()
})

it('a result is never added to another attack', () => {
  const scene = new Scene()
  scene.notice(attack(1, 't2', 1, false)[0]!, true)
  scene.notice(attack(2, 't3', 6, true)[1]!, true)
  expect(scene.battle).toMatchObject({ target: 't2', dice: [] })
  scene.notice(attack(2, 't3', 6, true)[2]!, true)
  expect(scene.battle).toBeNull()
  scene.end()
})

it('of what was skipped the last roll is still to be seen', () => {
  const scene = new Scene()
  const [first, second] = [attack(1, 't2', 1, false), attack(2, 't3', 6, true)]
  scene.notice(first[0]!, true)
  scene.recall([...first, ...second])
  expect(scene.battle).toMatchObject({ target: 't3', result: { won: true } })
  scene.end()
})

it('a deed of the reader is shown without a banner', () => {
  const scene = new Scene()
  scene.notice({ kind: 'god-revealed', seat: 'seat:0' }, false)
  expect(scene.announced).toBeNull()
  scene.notice({ kind: 'god-revealed', seat: 'seat:1' }, true)
  expect(scene.announced?.seat).toBe('seat:1')
  scene.end()
})
