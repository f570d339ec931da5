/** A choice made by its words, from the list of all choices or a hint, is the one that Confirm plays. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { Listener } from '../src/table/socket'

const table = vi.hoisted(() => ({ listener: null as Listener | null, sent: [] as unknown[] }))
vi.mock('../src/table/socket', () => ({
  TableSocket: class {
    constructor(_id: string, _invitation: string | null, listener: Listener) {
      table.listener = listener
    }
    ask(question: unknown) {
      table.sent.push(question)
      return new Promise(() => undefined)
    }
  },
}))
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('document', { hidden: false, documentElement: {} })
const { TableStore } = await import('../src/table/store.svelte')

const phrase = { key: 'x' }
const LEGAL = [
  { action: 11, text: 'fortify t1', targets: ['territory:t1'], phrase },
  { action: 12, text: 'love t1', targets: ['territory:t1'], phrase },
  { action: 13, text: 'love t2', targets: ['territory:t2'], phrase },
]

function opened() {
  table.sent.length = 0
  const store = new TableStore('t', null)
  table.listener!.message({ kind: 'position', seq: 4, seat: 0, view: {}, legal: LEGAL, prompt: null, happened: [], to_act: [0], clocks: [], may_undo: false } as never)
  return store
}
const ready = (store: ReturnType<typeof opened>) => store.complete.map(({ action }) => action)
let store: ReturnType<typeof opened>
beforeEach(() => {
  store = opened()
})

it('of two choices on one place the one that was named can be confirmed', () => {
  store.choose(LEGAL[1]!)
  expect(store.picked).toEqual(['territory:t1'])
  expect(ready(store)).toEqual([12])
  store.choose(LEGAL[0]!)
  expect(ready(store)).toEqual([11])
})

it('what is picked on the board afterwards is not what was named before', () => {
  store.choose(LEGAL[1]!)
  store.pick('territory:t2')
  store.pick('territory:t1')
  expect(ready(store)).toEqual([11, 12])
})

it('a second tap on its place plays the one that was named', () => {
  store.choose(LEGAL[1]!)
  store.pick('territory:t1')
  expect(table.sent.at(-1)).toMatchObject({ kind: 'act', action: 12 })
})

it('the step back forgets what was named', () => {
  store.choose(LEGAL[1]!)
  store.back()
  store.pick('territory:t1')
  expect(ready(store)).toEqual([11, 12])
})

it('what is only read about in a hint is named no longer when the hint is closed', () => {
  store.choose(LEGAL[1]!)
  store.drop(LEGAL[1]!)
  expect(store.picked).toEqual([])
  store.pick('territory:t1')
  expect(ready(store)).toEqual([11, 12])
})
