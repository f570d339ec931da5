/**
 * A click hits what lay there when it was meant. What a click brings under the mouse (a dialog, the button of the next
 * question) is not hit by the second half of a double click; and what ends something, or takes it back, takes no click,
 * where another one has just been made, until it has been there long enough to be read.
 */
const HITTABLE = 'button, a[href], input, select, textarea, summary, label, dialog, [data-target]'
/** Fingers are not counted by every system as clicks of a mouse are: two taps so soon and so near are one double tap. */
const SOON_MS = 500
const NEAR_PX = 20
const READ_MS = 1000
/** A finger that comes back to the same place misses it by so much. */
const AROUND_PX = 40

/** To be attached to what ends something or takes it back: since when it has been there. */
export function ends(button: HTMLElement): void {
  button.dataset.ends = String(performance.now())
}

export class DoubleClicks {
  private began: Element | null = null
  private last: { at: number; x: number; y: number; on: Element | null } = { at: -Infinity, x: 0, y: 0, on: null }

  /** Hear every click of the page before anything else does. */
  readonly hear = (event: MouseEvent): void => {
    if (!event.detail) return // a key, or a program
    const hit = hittable(event.target)
    const again = this.continues(event)
    const early = this.early(hit, event.timeStamp)
    this.last = { at: event.timeStamp, x: event.clientX, y: event.clientY, on: hit }
    if (!again) this.began = hit
    if (early || hit !== this.began) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  private continues(event: MouseEvent): boolean {
    if (event.detail > 1) return true
    if ((event as PointerEvent).pointerType !== 'touch') return false
    return event.timeStamp - this.last.at < SOON_MS && Math.hypot(event.clientX - this.last.x, event.clientY - this.last.y) < NEAR_PX
  }

  /** Whether this ends something, and has only just come, or moved, to where something else was clicked. */
  private early(hit: Element | null, now: number): boolean {
    if (!(hit instanceof HTMLElement) || !hit.dataset.ends) return false
    const { at, x, y, on } = this.last
    const { left, right, top, bottom } = hit.getBoundingClientRect()
    const elsewhere = x < left - AROUND_PX || x > right + AROUND_PX || y < top - AROUND_PX || y > bottom + AROUND_PX
    return !elsewhere && now - Math.max(+hit.dataset.ends, on === hit ? 0 : at) < READ_MS
  }
}

/** What a click is for; that of a label is for its field. */
function hittable(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(HITTABLE) : null
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}
