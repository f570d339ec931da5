/** What this browser remembers. A browser that keeps nothing (private windows) must work as well. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ludage-${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`ludage-${name}`, JSON.stringify(value))
  } catch {
    return // it holds for this visit
  }
}
