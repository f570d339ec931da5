/** What happened is shown event by event, in order; it can be skipped, and reduced motion shows the result at once. */
import type { EventStep, GameEvent, GameModule } from '../games/module'
import { sharing } from './sharing'

/** Rows of the table that lead to one position. */
export interface Scene<Result> {
  events: { event: GameEvent; seat: number | null }[]
  view: unknown
  result: Result
}

/** With more events than this waiting, each is shown faster: nobody wants to be minutes behind the table. */
const MANY_WAITING = 14
const HURRY = 0.45

export class Playback<Result> {
  step = $state.raw<EventStep | null>(null)
  /** The event shown now or last: whose doing it is, the board goes on showing until somebody else acts. */
  last = $state.raw<EventStep | null>(null)
  view = $state.raw<any>(null)
  /** What the shown view belongs to; null before the first. */
  result = $state.raw<Result | null>(null)
  playing = $state(false)
  /** How many events after the reached position have been shown or are being shown. */
  begun = $state(0)
  /** What led to the shown view, in order, whether it was shown or skipped. */
  recent = $state.raw<readonly GameEvent[]>([])

  private scenes: Scene<Result>[] = []
  private wake: (() => void) | null = null
  private skipping = false
  private number = 0

  constructor(
    private readonly module: () => GameModule | null,
    private readonly speed: () => number,
    private readonly onEvent: (event: GameEvent) => void,
  ) {}

  /** Show at once, without motion: the first position, or a look back. */
  cut(view: unknown, result: Result): void {
    this.scenes = []
    this.skip()
    this.view = sharing(this.view, view)
    this.result = result
    this.begun = 0
    this.recent = []
    this.last = null
  }

  add(scene: Scene<Result>): void {
    if (!this.playing && !this.takesTime(scene)) {
      // At once, so that the page changes once and not twice.
      if (this.module() && !document.hidden) for (const { event } of scene.events) this.onEvent(event)
      this.reach(scene, scene.events.map(({ event }) => event))
      return
    }
    this.scenes.push(scene)
    if (!this.playing) void this.play()
  }

  private takesTime(scene: Scene<Result>): boolean {
    const module = this.module()
    const speed = this.speed()
    return module !== null && speed > 0 && !document.hidden && scene.events.some(({ event }) => module.animate(event).ms > 0)
  }

  private reach(scene: Scene<Result>, passed: readonly GameEvent[]): void {
    this.recent = passed
    this.view = sharing(this.view, scene.view)
    this.result = scene.result
    this.begun = 0
  }

  /** Go to the end of what is waiting. */
  skip(): void {
    this.skipping = this.playing
    this.wake?.()
  }

  private async play(): Promise<void> {
    this.playing = true
    const passed: GameEvent[] = []
    try {
      for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
        await this.show(scene)
        passed.push(...scene.events.map(({ event }) => event))
        this.reach(scene, [...passed])
      }
    } finally {
      this.step = null
      this.playing = false
      this.skipping = false
    }
  }

  private async show(scene: Scene<Result>): Promise<void> {
    const module = this.module()
    for (const { event, seat } of scene.events) {
      if (!module || this.skipping || document.hidden) return
      const speed = this.speed() * (this.waiting() > MANY_WAITING ? HURRY : 1)
      const ms = module.animate(event).ms * speed
      this.onEvent(event)
      this.begun++
      if (ms > 0) {
        this.step = this.last = { event, seat, ms, number: ++this.number }
        await this.wait(ms)
      }
      if (module.after && this.view) this.view = module.after(this.view, event)
    }
  }

  private waiting(): number {
    return this.scenes.reduce((sum, scene) => sum + scene.events.length, 0)
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.wake = null
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.wake = done
    })
  }
}
