/** On a phone the board that is shown may be out of sight. */
export class Sight {
  /** Where the reader was before the board began to follow who acts. */
  private before: number | null = null

  /**
   * Whoever looks at somebody comes to what there is to see. A board that only follows comes into sight when it begins
   * to, and the reader is brought back in the end; in between he may scroll as he likes.
   */
  turn(scroller: HTMLElement, to: Element, looked: number | null, followed: boolean): void {
    const shown = looked !== null && (!followed || this.before === null)
    if (followed) this.before ??= scroller.scrollTop
    if (shown) to.scrollIntoView({ block: 'start' })
    if (!followed && this.before !== null) {
      if (looked === null) scroller.scrollTop = this.before
      this.before = null
    }
  }
}
