/**
 * Everything with a `data-target` becomes something one can choose, wherever a game has drawn it: marks, names and
 * roles are set here, and clicks, keys, hover and focus are heard here. Games have no input code.
 */
import type { GamePage } from './pages'

export interface Marks {
  glow: ReadonlySet<string>
  instead: ReadonlySet<string>
  /** These may be clicked though nothing invites to it. */
  quiet: ReadonlySet<string>
  picked: readonly string[]
  pointed: string | null
  /** What a screen reader says of a target. */
  label(target: string, extra: string): string
}

export interface Listener {
  /** A click, a tap, Enter or Space. */
  choose(target: string, element: Element): void
  /** What the mouse or the focus is on; null when it is gone. A finger has no hover. */
  attend(at: { target: string; element: Element } | null): void
}

/** `bid` of `bid:12`. */
export const kindOf = (target: string) => target.slice(0, target.indexOf(':'))

type Marked = HTMLElement | SVGElement

const MARKS = ['data-glow', 'data-instead', 'data-quiet', 'data-picked', 'data-pointed', 'tabindex', 'aria-label', 'aria-disabled', 'aria-pressed', 'role']

/** Where the targets that glow are to be found. */
export interface Found {
  /** In sight. */
  seen: Set<string>
  /** On a page (`data-page`) that is closed, by target. */
  closed: Map<string, GamePage>
  /** Kinds of which any can be chosen by a field of its own (`data-chooses`), though only one of them is drawn there. */
  chosen: Set<string>
}

/** The elements marked last, by part of the page: one that has lost its target loses its marks. */
const marked = new WeakMap<ParentNode, Set<Marked>>()

/** Set the marks of all targets in a part of the page. */
export function mark(root: ParentNode, marks: Marks): Found {
  const glowing: Marked[] = []
  const now = new Set(root.querySelectorAll<Marked>('[data-target]'))
  for (const element of marked.get(root) ?? []) {
    if (!now.has(element)) for (const name of MARKS) element.removeAttribute(name)
  }
  marked.set(root, now)
  for (const element of now) {
    const target = element.dataset.target!
    const glows = marks.glow.has(target)
    const picked = marks.picked.includes(target)
    const hushed = marks.quiet.has(target)
    const open = glows || picked || hushed || marks.instead.has(target)
    set(element, 'data-glow', glows ? '' : null)
    set(element, 'data-instead', marks.instead.has(target) ? '' : null)
    set(element, 'data-quiet', hushed ? '' : null)
    set(element, 'data-picked', picked ? '' : null)
    set(element, 'data-pointed', marks.pointed === target ? '' : null)
    set(element, 'tabindex', open ? '0' : '-1')
    set(element, 'aria-label', marks.label(target, element.dataset.label ?? ''))
    set(element, 'aria-disabled', open ? null : 'true')
    set(element, 'aria-pressed', picked ? 'true' : null)
    if (element.tagName !== 'BUTTON') set(element, 'role', 'button')
    if (glows) glowing.push(element)
  }
  // Asked when all marks are set: an answer between two changes would cost a style of the whole page each time.
  const seen = new Set<string>()
  const closed = new Map<string, GamePage>()
  for (const element of glowing) {
    const target = element.dataset.target!
    if (seen.has(target)) continue
    if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) seen.add(target)
    else {
      const page = element.closest<HTMLElement>('[data-page]')
      if (page?.hidden) closed.set(target, page.dataset.page as GamePage)
    }
  }
  for (const target of seen) closed.delete(target)
  const chosen = new Set([...root.querySelectorAll<HTMLElement>('[data-chooses]')].filter((one) => one.checkVisibility()).map((one) => one.dataset.chooses!))
  return { seen, closed, chosen }
}

/** If nothing of what glows is in sight, the first of it is brought there: a hand is longer than a phone is wide. */
export function bringIntoSight(root: ParentNode): void {
  const glowing = [...root.querySelectorAll<Marked>('[data-glow]')].filter((element) => element.checkVisibility())
  // A map moves in its own way, and shows all of itself to begin with.
  if (glowing.some((element) => element instanceof SVGElement || inSight(element))) return
  glowing[0]?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Hear what is done to targets. Returns how to stop. */
export function listen(root: HTMLElement, listener: Listener): () => void {
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(kind, heard, { signal: stop.signal })

  on('click', (event) => {
    const element = targetAt(event.target)
    if (element) listener.choose(element.dataset.target!, element)
  })
  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const element = targetAt(event.target)
    listener.attend(element ? { target: element.dataset.target!, element } : null)
  })
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch') listener.attend(null)
  })
  on('focusin', (event) => {
    const element = targetAt(event.target)
    if (element?.matches(':focus-visible')) listener.attend({ target: element.dataset.target!, element })
  })
  on('focusout', () => listener.attend(null))
  on('keydown', (event) => {
    const element = event.target as Marked
    // A key that is held down confirms nothing that the focus comes to.
    if (event.repeat && event.key === 'Enter' && element.closest('.prompt')) return event.preventDefault()
    if (element.dataset?.target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ' || (event.key === 'Enter' && element.tagName !== 'BUTTON')) {
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat) return
      listener.choose(element.dataset.target, element)
    } else if (event.key in ARROWS) {
      const next = neighbour(root, element, ARROWS[event.key]!)
      if (next) {
        event.preventDefault()
        next.focus()
      }
    }
  })
  return () => stop.abort()
}

/** Of targets within targets the innermost that glows, else that can be clicked at all, else the innermost. */
function targetAt(from: EventTarget | null): Marked | null {
  const innermost = from instanceof Element ? from.closest<Marked>('[data-target]') : null
  return innermost?.closest<Marked>('[data-glow]') ?? innermost?.closest<Marked>('[data-picked], [data-instead]') ?? innermost
}

type Direction = readonly [x: number, y: number]
const ARROWS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest target in a direction: the arrow keys walk over the board, glowing or not. */
function neighbour(root: HTMLElement, from: Marked, [dx, dy]: Direction): Marked | null {
  const here = middle(from)
  let best: Marked | null = null
  let least = Infinity
  for (const element of root.querySelectorAll<Marked>('[data-target]')) {
    if (element === from || !element.checkVisibility()) continue
    const there = middle(element)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (along <= 2) continue
    const distance = along + 2 * aside
    if (distance < least) [best, least] = [element, distance]
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
