/** References: `kind:id`, as actions name their targets and events what they are about. */

/** The ids of the targets of a kind among these, in their order. */
export function idsOf(kind: string, targets: Iterable<string>): string[] {
  const start = `${kind}:`
  return [...targets].filter((target) => target.startsWith(start)).map((target) => target.slice(start.length))
}
