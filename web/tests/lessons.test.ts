import { expect, test } from 'vitest'
import { applies, countable, fitting } from '../src/guide/lessons'

const LESSONS = [
  { id: 'welcome', text: 'welcome' },
  { id: 'attack', text: 'attack', prompts: ['prompt-attack'] },
  { id: 'roll', text: 'roll', events: ['rolled'] },
]

test('the first lesson comes at the very beginning', () => {
  expect(fitting(LESSONS, [], null, new Set())?.id).toBe('welcome')
})

test('a lesson waits for its question or its event', () => {
  expect(fitting(LESSONS, ['welcome'], null, new Set())).toBeNull()
  expect(fitting(LESSONS, ['welcome'], 'prompt-attack', new Set())?.id).toBe('attack')
  expect(fitting(LESSONS, ['welcome'], null, new Set(['rolled']))?.id).toBe('roll')
})

test('a lesson is given once', () => {
  expect(fitting(LESSONS, ['welcome', 'attack', 'roll'], 'prompt-attack', new Set(['rolled']))).toBeNull()
})

test('a lesson about something that means little yet waits', () => {
  const later = [{ id: 'age', text: 'age', events: ['age-begins'], when: (view: { age: number }) => view.age > 1 }]
  expect(fitting(later, [], null, new Set(['age-begins']), { age: 1 })).toBeNull()
  expect(fitting(later, [], null, new Set(['age-begins']), { age: 2 })?.id).toBe('age')
})

test('a lesson about what others do waits until its turn has come', () => {
  const ordered = [{ id: 'actions', text: 'actions', prompts: ['prompt-actions'] }, { id: 'leader', text: 'leader', events: ['leader'], after: 'actions' }]
  expect(fitting(ordered, [], null, new Set(['leader']))).toBeNull()
  expect(fitting(ordered, ['actions'], null, new Set(['leader']))?.id).toBe('leader')
})

test('a lesson that cannot come in this game neither comes nor counts', () => {
  const some = [{ id: 'welcome', text: 'welcome' }, { id: 'war', text: 'war', events: ['war'], only: (view: { peace: boolean }) => !view.peace }]
  expect(countable(some, { peace: true }).map((lesson) => lesson.id)).toEqual(['welcome'])
  expect(fitting(some, ['welcome'], null, new Set(['war']), { peace: true })).toBeNull()
  expect(countable(some, { peace: false })).toHaveLength(2)
})

test('a lesson about a question is over with the question', () => {
  expect(applies(LESSONS[1]!, 'prompt-attack', new Set())).toBe(true)
  expect(applies(LESSONS[1]!, null, new Set())).toBe(false)
  expect(applies(LESSONS[2]!, null, new Set(['rolled']))).toBe(true)
})
