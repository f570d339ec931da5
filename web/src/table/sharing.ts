/** A new view that keeps of the old one what has not changed: what is the same object need not be drawn again. */
export function sharing<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isNode(before) || !isNode(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  const shared = (Array.isArray(now) ? [] : {}) as Node
  for (const key of keys) {
    shared[key] = sharing(before[key], now[key])
    same &&= key in before && Object.is(shared[key], before[key])
  }
  return (same ? before : shared) as T
}

/** An object or a list, of which JSON is made. */
type Node = Record<string, unknown>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
