/** References: `kind:id`, as actions name their targets and events what they are about. */

/** The id in a reference: `territory:t12` is t12. */
export function idOf(reference: unknown): string {
  const text = String(reference)
  return text.slice(text.indexOf(':') + 1)
}

/** The number of a seat in a reference: `seat:2` is 2. */
export function seatOf(reference: unknown): number {
  return Number(idOf(reference))
}

/** The ids of the targets of a kind among these, in their order. */
export function idsOf(kind: string, targets: Iterable<string>): string[] {
  const start = `${kind}:`
  return [...targets].filter((target) => target.startsWith(start)).map((target) => target.slice(start.length))
}
