/** What is offered stays on the table while one of it is picked: another may be taken instead with one click. */
export class Offers {
  /** What glowed after each row of picks. */
  private readonly levels = new Map<string, ReadonlySet<string>>()

  /** What could have been picked instead of the last pick, in its old order, what glows and what is picked. */
  of(glow: ReadonlySet<string>, picked: readonly string[]): ReadonlySet<string> {
    if (!picked.length) this.levels.clear()
    this.levels.set(picked.join(' '), glow)
    const instead = picked.length ? (this.levels.get(picked.slice(0, -1).join(' ')) ?? []) : []
    return new Set([...instead, ...glow, ...picked])
  }
}
