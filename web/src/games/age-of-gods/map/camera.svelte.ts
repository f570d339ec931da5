/**
 * Where one looks at the map: wheel, drag, pinch, keys, and gliding to what matters.
 *
 * Drawing the map at a new scale takes its time. So while something moves, the picture already drawn is moved and
 * stretched (`transform`); it is drawn anew (`box`) once things have come to rest. So it is with the frame's own size:
 * what is drawn has the size that the frame had when it last was at rest (`paper`).
 */
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import { WHOLE, type Rect } from '../geography'

interface Gaze {
  x: number
  y: number
  /** Screen pixels a map unit. */
  scale: number
}

interface Finger {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Farther than this and a press is a drag, not a click. */
const SLACK = 7
const CLOSEST = 2.4
const GLIDE = 260
const REST = 140
const STEP = 90
const MIDDLE = { x: WHOLE.x + WHOLE.width / 2, y: WHOLE.y + WHOLE.height / 2 }

export class Camera {
  /** The size of the frame on the screen. */
  width = $state(1)
  height = $state(1)
  private readonly gaze = new Tween<Gaze | null>(null, { duration: 0, easing: cubicOut, interpolate: between })
  /** What the map is drawn for; null: all of it, whatever the frame's size. */
  private drawn = $state.raw<Gaze | null>(null)
  /** The size the map is drawn in, in the middle of the frame. */
  paper = $state.raw<Size>({ width: 1, height: 1 })
  private resting: ReturnType<typeof setTimeout> | undefined
  private settling: ReturnType<typeof setTimeout> | undefined
  private readonly fingers = new Map<number, Finger>()
  private dragged = false

  /** The scale at which the whole map fits. */
  readonly whole = $derived(fitting(this))
  private readonly all = $derived<Gaze>({ ...MIDDLE, scale: this.whole })
  private readonly now = $derived<Gaze>(this.gaze.current ?? this.all)
  private readonly still = $derived<Gaze>(this.drawn ?? { ...MIDDLE, scale: fitting(this.paper) })
  /** The scale the map is drawn at. */
  readonly scale = $derived(this.still.scale)
  readonly near = $derived(this.now.scale > this.whole * 1.02)
  /** The part of the map that is drawn, and the part in sight: the same at rest. */
  readonly box = $derived(boxOf(this.still, this.paper))
  readonly sight = $derived(boxOf(this.now, this))
  readonly transform = $derived.by(() => {
    const { x, y, scale } = this.now
    const { still } = this
    if (x === still.x && y === still.y && scale === still.scale) return 'none'
    return `translate(${(still.x - x) * scale}px, ${(still.y - y) * scale}px) scale(${scale / still.scale})`
  })

  /** The frame has this size now: the first time the map is drawn for it at once, later when it stays so. */
  settle(size: Size): void {
    clearTimeout(this.settling)
    if (this.paper.width < 2) this.paper = size
    else if (size.width !== this.paper.width || size.height !== this.paper.height) {
      this.settling = setTimeout(() => (this.paper = size), REST)
    }
  }

  /** Back to the whole map, which then follows the frame's size. */
  reset(speed: number): void {
    void this.look(this.all, speed).then(() => {
      void this.gaze.set(null, { duration: 0 })
      this.drawn = null
    })
  }

  /** From edge to edge: the map fills the frame, and a part of it may lie beyond. */
  cover(): void {
    const scale = Math.max(this.width / WHOLE.width, this.height / WHOLE.height)
    void this.look({ ...MIDDLE, scale }, 0)
  }

  /** Come closer, or go farther away, at a place in the frame. */
  zoom(factor: number, speed = 0, at?: Finger): void {
    const from = this.goal
    const scale = clamp(from.scale * factor, this.whole, Math.max(CLOSEST, this.whole))
    if (scale <= this.whole * 1.001) {
      this.reset(speed)
      return
    }
    const point = at ?? { x: this.width / 2, y: this.height / 2 }
    const dx = point.x - this.width / 2
    const dy = point.y - this.height / 2
    void this.look({ x: from.x + dx / from.scale - dx / scale, y: from.y + dy / from.scale - dy / scale, scale }, speed)
  }

  /** Move the map by screen pixels. */
  pan(dx: number, dy: number, speed = 0): void {
    const { x, y, scale } = this.goal
    void this.look({ x: x - dx / scale, y: y - dy / scale, scale }, speed)
  }

  /** Bring a part of the map into sight; `fill` also comes closer, as far as `closest` goes. */
  show(part: Rect, speed: number, fill = false, closest = 1): void {
    const from = this.goal
    const fits = Math.min(this.width / part.width, this.height / part.height)
    const scale = fill ? clamp(fits, this.whole, Math.max(closest, this.whole)) : Math.min(from.scale, Math.max(fits, this.whole))
    if (!fill && this.sees(part)) return
    void this.look({ x: part.x + part.width / 2, y: part.y + part.height / 2, scale }, speed)
  }

  /** Whether a part of the map is wholly in sight. */
  sees(part: Rect): boolean {
    const { x, y, width, height } = boxOf(this.goal, this)
    return part.x >= x && part.y >= y && part.x + part.width <= x + width && part.y + part.height <= y + height
  }

  /** Where the camera is going, or is. */
  private get goal(): Gaze {
    return this.gaze.target ?? this.all
  }

  private async look(to: Gaze, speed: number): Promise<void> {
    const half = { x: this.width / 2 / to.scale, y: this.height / 2 / to.scale }
    const held = { x: hold(to.x, WHOLE.x, WHOLE.width, half.x), y: hold(to.y, WHOLE.y, WHOLE.height, half.y), scale: to.scale }
    if (!this.gaze.current) void this.gaze.set(this.all, { duration: 0 })
    clearTimeout(this.resting)
    await this.gaze.set(held, { duration: GLIDE * speed })
    if (this.gaze.current !== held) return
    if (this.fingers.size || speed === 0) this.resting = setTimeout(() => this.rest(), REST)
    else this.rest()
  }

  private rest(): void {
    if (this.fingers.size > 0 && this.dragged) this.resting = setTimeout(() => this.rest(), REST)
    else this.drawn = this.gaze.current
  }

  /** Listen on the frame. A press that became a drag must not be a click for anybody. */
  readonly listen = (frame: HTMLElement): (() => void) => {
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void, options = {}) =>
      frame.addEventListener(kind, heard, { signal: stop.signal, ...options })
    const place = (event: MouseEvent): Finger => {
      const { left, top } = frame.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }

    on('wheel', (event) => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1
      this.zoom(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)), 0, place(event))
    }, { passive: false })
    on('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (!this.fingers.size) this.dragged = false
      this.fingers.set(event.pointerId, place(event))
    })
    on('pointermove', (event) => {
      const was = this.fingers.get(event.pointerId)
      if (!was) return
      const now = place(event)
      if (!this.dragged) {
        if (this.fingers.size < 2 && Math.hypot(now.x - was.x, now.y - was.y) < SLACK) return
        this.dragged = true
        frame.setPointerCapture(event.pointerId)
      }
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
      this.fingers.set(event.pointerId, now)
      if (!other) {
        this.pan(now.x - was.x, now.y - was.y)
        return
      }
      const before = Math.hypot(was.x - other.x, was.y - other.y) || 1
      const spread = Math.hypot(now.x - other.x, now.y - other.y) || 1
      this.zoom(spread / before, 0, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      this.pan((now.x - was.x) / 2, (now.y - was.y) / 2)
    })
    on('pointerup', (event) => this.fingers.delete(event.pointerId))
    on('pointercancel', (event) => this.fingers.delete(event.pointerId))
    on('click', (event) => {
      if (!this.dragged) return
      this.dragged = false
      event.stopPropagation()
      event.preventDefault()
    }, { capture: true })
    on('keydown', (event) => {
      const step = KEYS[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || (step.arrow && !event.shiftKey)) return
      step.go(this)
      event.preventDefault()
      event.stopPropagation()
    })
    return () => {
      stop.abort()
      clearTimeout(this.resting)
      clearTimeout(this.settling)
    }
  }
}

/** The scale at which the whole map fits into a frame. */
function fitting({ width, height }: Size): number {
  return Math.min(width / WHOLE.width, height / WHOLE.height)
}

/** The part of the map that fills a frame. */
function boxOf({ x, y, scale }: Gaze, frame: Size): Rect {
  const width = frame.width / scale
  const height = frame.height / scale
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Plain arrows are for moving between targets; with Shift they move the map. */
const KEYS: Readonly<Record<string, { arrow?: boolean; go: (camera: Camera) => void }>> = {
  '+': { go: (camera) => camera.zoom(1.35) },
  '=': { go: (camera) => camera.zoom(1.35) },
  '-': { go: (camera) => camera.zoom(1 / 1.35) },
  '0': { go: (camera) => camera.reset(0) },
  ArrowLeft: { arrow: true, go: (camera) => camera.pan(STEP, 0) },
  ArrowRight: { arrow: true, go: (camera) => camera.pan(-STEP, 0) },
  ArrowUp: { arrow: true, go: (camera) => camera.pan(0, STEP) },
  ArrowDown: { arrow: true, go: (camera) => camera.pan(0, -STEP) },
}

function between(from: Gaze | null, to: Gaze | null): (t: number) => Gaze | null {
  if (!from || !to) return () => to
  return (t) =>
    t === 1 ? to : {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
      scale: from.scale + (to.scale - from.scale) * t,
    }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** The middle of what is seen stays where the map fills the frame, or in the map's middle where it cannot. */
function hold(middle: number, start: number, length: number, half: number): number {
  return 2 * half >= length ? start + length / 2 : clamp(middle, start + half, start + length - half)
}
