import { expect, test } from 'vitest'
import { fitting } from '../src/guide/lessons'

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
