/**
 * A double click hits one thing. What its first half brings under the mouse (a dialog, the button of the next
 * question) is not hit by its second half, which was meant for what lay there before.
 */
const HITTABLE = 'button, a[href], input, select, textarea, summary, label, dialog, [data-target]'
/** Fingers are not counted by every system as clicks of a mouse are: two taps so soon and so near are one double tap. */
const SOON_MS = 500
const NEAR_PX = 20

export class DoubleClicks {
  private began: Element | null = null
  private last = { at: -Infinity, x: 0, y: 0 }

  /** Hear every click of the page before anything else does. */
  readonly hear = (event: MouseEvent): void => {
    if (!event.detail) return // a key, or a program
    const hit = hittable(event.target)
    const again = this.continues(event)
    this.last = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    if (!again) this.began = hit
    else if (hit !== this.began) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  private continues(event: MouseEvent): boolean {
    if (event.detail > 1) return true
    if ((event as PointerEvent).pointerType !== 'touch') return false
    return event.timeStamp - this.last.at < SOON_MS && Math.hypot(event.clientX - this.last.x, event.clientY - this.last.y) < NEAR_PX
  }
}

/** What a click is for; that of a label is for its field. */
function hittable(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(HITTABLE) : null
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found
}
