import { expect, test } from 'vitest'
import { mark } from '../src/table/targets'

/** An element as far as marks need one. */
class Drawn {
  readonly tagName = 'DIV'
  readonly dataset: Record<string, string>
  readonly attributes = new Map<string, string>()
  constructor(target: string) {
    this.dataset = { target }
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  checkVisibility(): boolean {
    return true
  }
}

const NONE: ReadonlySet<string> = new Set()

function marked(glow: ReadonlySet<string>, picked: readonly string[], instead: ReadonlySet<string>, quiet = NONE): Map<string, Drawn> {
  const elements = ['bid:1', 'bid:2', 'bid:3'].map((target) => new Drawn(target))
  const root = { querySelectorAll: () => elements } as unknown as ParentNode
  mark(root, { glow, picked, instead, quiet, pointed: null, label: (target) => target })
  return new Map(elements.map((element) => [element.dataset.target!, element]))
}

test('what a click would take instead of the pick is enabled for the mouse and for the keyboard', () => {
  const other = marked(NONE, ['bid:2'], new Set(['bid:1'])).get('bid:1')!
  expect(other.getAttribute('data-instead')).toBe('')
  expect(other.getAttribute('data-glow')).toBeNull()
  expect(other.getAttribute('tabindex')).toBe('0')
  expect(other.getAttribute('aria-disabled')).toBeNull()
})

test('what a click takes without an invitation is enabled, but does not glow', () => {
  const hushed = marked(NONE, [], NONE, new Set(['bid:1'])).get('bid:1')!
  expect(hushed.getAttribute('data-glow')).toBeNull()
  expect(hushed.getAttribute('tabindex')).toBe('0')
  expect(hushed.getAttribute('aria-disabled')).toBeNull()
})

test('what no click takes is disabled, and the arrow keys alone reach it', () => {
  const closed = marked(NONE, ['bid:2'], new Set(['bid:1'])).get('bid:3')!
  expect(closed.getAttribute('tabindex')).toBe('-1')
  expect(closed.getAttribute('aria-disabled')).toBe('true')
})

test('what glows and what is picked is enabled', () => {
  const found = marked(new Set(['bid:1']), ['bid:2'], NONE)
  expect(found.get('bid:1')!.getAttribute('data-glow')).toBe('')
  expect(found.get('bid:2')!.getAttribute('aria-pressed')).toBe('true')
  for (const target of ['bid:1', 'bid:2']) expect(found.get(target)!.getAttribute('aria-disabled')).toBeNull()
})
