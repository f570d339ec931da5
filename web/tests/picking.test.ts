import { expect, test } from 'vitest'
import { afterBack, afterClick, complete, completing, deciding, extended, glowing, instead, inviting, offers, onlyLost, quiet, through } from '../src/table/picking'

const attack = (action: number, from: string, to: string) => ({ action, text: `attack ${from} ${to}`, targets: [`territory:${from}`, `territory:${to}`] })
const LEGAL = [
  attack(1, 't1', 't2'),
  attack(2, 't1', 't3'),
  attack(3, 't4', 't3'),
  { action: 4, text: 'love t4', targets: ['territory:t4'] },
  { action: 5, text: 'pass', targets: [] },
]

test('what glows at first is the first target of every action', () => {
  expect(glowing(LEGAL, [])).toEqual(new Set(['territory:t1', 'territory:t4']))
})

test('a pick narrows to the actions that go through it', () => {
  expect(through(LEGAL, ['territory:t1']).map((choice) => choice.action)).toEqual([1, 2])
  expect(glowing(LEGAL, ['territory:t1'])).toEqual(new Set(['territory:t2', 'territory:t3']))
})

test('an action is complete when all its targets are picked, though another goes on', () => {
  expect(complete(LEGAL, ['territory:t4']).map((choice) => choice.action)).toEqual([4])
  expect(glowing(LEGAL, ['territory:t4'])).toEqual(new Set(['territory:t3']))
})

test('an action without targets is complete before anything is picked', () => {
  expect(complete(LEGAL, []).map((choice) => choice.action)).toEqual([5])
})

test('a forecast belongs to a target only if picking it leaves no choice', () => {
  expect([...completing(LEGAL, ['territory:t1'])].map(([target, choice]) => [target, choice.action])).toEqual([
    ['territory:t2', 1],
    ['territory:t3', 2],
  ])
  expect(completing(LEGAL, []).has('territory:t4')).toBe(false)
})

test('a click that leads on is added', () => {
  expect(afterClick(LEGAL, ['territory:t1'], 'territory:t3')).toEqual(['territory:t1', 'territory:t3'])
})

test('a click on another origin changes the origin', () => {
  expect(afterClick(LEGAL, ['territory:t1', 'territory:t3'], 'territory:t4')).toEqual(['territory:t4'])
  expect(afterClick(LEGAL, ['territory:t1', 'territory:t3'], 'territory:t2')).toEqual(['territory:t1', 'territory:t2'])
})

test('a click on what leads nowhere changes nothing', () => {
  expect(afterClick(LEGAL, ['territory:t1'], 'territory:t9')).toBeNull()
})

test('targets that are alike may be picked in any order', () => {
  const swap = { action: 6, text: 'swap t5 t6', targets: ['territory:t5', 'territory:t6'], any_order: true }
  expect(glowing([swap], [])).toEqual(new Set(['territory:t5', 'territory:t6']))
  expect(glowing([swap], ['territory:t6'])).toEqual(new Set(['territory:t5']))
  expect(complete([swap], ['territory:t6', 'territory:t5']).map((choice) => choice.action)).toEqual([6])
  expect(completing([swap], ['territory:t6']).get('territory:t5')?.action).toBe(6)
})

test('a target that alone can follow is picked without a click', () => {
  expect(extended(LEGAL, ['territory:t1'])).toEqual(['territory:t1']) // two can follow
  const grow = { action: 7, text: 'grow', targets: ['bank:yellow', 'workers:unused'] }
  expect(extended([...LEGAL, grow], ['bank:yellow'])).toEqual(['bank:yellow', 'workers:unused'])
  expect(deciding([...LEGAL, grow], []).get('bank:yellow')?.action).toBe(7)
  expect(completing([...LEGAL, grow], []).has('bank:yellow')).toBe(false)
})

test('nothing is picked unasked: neither at first nor beyond an action that is complete', () => {
  expect(extended([attack(1, 't1', 't2')], [])).toEqual([])
  expect(extended(LEGAL, ['territory:t4'])).toEqual(['territory:t4'])
})

test('a step back takes back what the last click picked', () => {
  const far = [attack(1, 't1', 't2'), { action: 2, text: 'far', targets: ['territory:t5', 'territory:t6', 'territory:t7'] }]
  expect(afterBack(far, ['territory:t1'])).toEqual([])
  // chosen from the list, all at once: a step back to t5 or t6 would pick the rest again
  expect(afterBack(far, ['territory:t5', 'territory:t6', 'territory:t7'])).toEqual([])
  expect(afterBack(LEGAL, ['territory:t1', 'territory:t3'])).toEqual(['territory:t1'])
})

test('after a target that was picked without a click another may be chosen still', () => {
  const forced = [attack(1, 't1', 't2'), attack(2, 't4', 't3')]
  expect(afterClick(forced, ['territory:t1'], 'territory:t4')).toEqual(['territory:t4'])
})

test('what would have fitted earlier is open still, besides what was picked and what leads on', () => {
  expect(instead(LEGAL, [])).toEqual(new Set())
  expect(instead(LEGAL, ['territory:t1'])).toEqual(new Set(['territory:t4']))
  expect(instead(LEGAL, ['territory:t1', 'territory:t2'])).toEqual(new Set(['territory:t4', 'territory:t3']))
  const bids = [1, 2, 3].map((bid) => ({ action: bid, text: `bid ${bid}`, targets: [`bid:${bid}`] }))
  expect(instead(bids, ['bid:2'])).toEqual(new Set(['bid:1', 'bid:3']))
})

test('whatever a click changes something by is open, and nothing else is', () => {
  const targets = [...new Set(LEGAL.flatMap((choice) => choice.targets)), 'territory:t9']
  for (const clicked of [[], ...LEGAL.flatMap((choice) => choice.targets.map((_, at) => choice.targets.slice(0, at + 1)))]) {
    const picked = extended(LEGAL, clicked)
    const open = new Set([...glowing(LEGAL, picked), ...picked, ...instead(LEGAL, picked)])
    for (const target of targets) expect(open.has(target), `${clicked.join(' ')}: ${target}`).toBe(afterClick(LEGAL, clicked, target) !== null)
  }
})

test('what is offered stays where it is while one of it is picked', () => {
  expect([...offers(LEGAL, [])]).toEqual(['territory:t1', 'territory:t4'])
  expect([...offers(LEGAL, ['territory:t4'])]).toEqual(['territory:t1', 'territory:t4', 'territory:t3'])
})

test('of what was offered before the last pick but one only the pick itself stays', () => {
  expect([...offers(LEGAL, ['territory:t1', 'territory:t3'])]).toEqual(['territory:t2', 'territory:t3', 'territory:t1'])
})

const FARM = [
  { action: 1, text: 'build farm', targets: ['workers:unused', 'card:farm'], any_order: true },
  { action: 2, text: 'build mine', targets: ['workers:unused', 'card:mine'], any_order: true },
  { action: 3, text: 'destroy farm', targets: ['card:farm', 'loss:destroy'] },
  { action: 4, text: 'destroy lab', targets: ['card:lab', 'loss:destroy'] },
]

test('a card where one may build is built on by a click, though it may be destroyed as well', () => {
  expect(extended(FARM, ['card:farm'])).toEqual(['card:farm', 'workers:unused'])
  expect(deciding(FARM, []).get('card:farm')?.action).toBe(1)
  expect(offers(FARM, ['card:farm', 'workers:unused']).has('loss:destroy')).toBe(true)
  expect(afterClick(FARM, ['card:farm'], 'loss:destroy')).toEqual(['card:farm', 'loss:destroy'])
})

test('what can only be lost is told from what can be built on as well', () => {
  expect(onlyLost(FARM, ['card:lab'])).toEqual(new Set(['card:lab']))
  expect(onlyLost(FARM, ['card:farm'])).toEqual(new Set())
  expect(onlyLost(FARM, [])).toEqual(new Set())
})

test('what leads only to a loss does not glow and is not picked, yet a click takes it', () => {
  expect(inviting(FARM, [])).toEqual(new Set(['workers:unused', 'card:farm', 'card:mine']))
  expect(quiet(FARM, [])).toEqual(new Set(['card:lab']))
  expect(afterClick(FARM, [], 'card:lab')).toEqual(['card:lab'])
  expect(extended(FARM, ['card:lab'])).toEqual(['card:lab'])
  expect(quiet(FARM, ['card:lab'])).toEqual(new Set(['loss:destroy']))
  expect(instead(FARM, ['workers:unused']).has('card:lab')).toBe(false)
})

test('a way is never picked without a click', () => {
  const revolution = [{ action: 1, text: 'revolution monarchy', targets: ['hand:monarchy', 'way:revolution'] }]
  expect(extended(revolution, ['hand:monarchy'])).toEqual(['hand:monarchy'])
  expect(inviting(revolution, ['hand:monarchy'])).toEqual(new Set(['way:revolution']))
})
