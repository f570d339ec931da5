/**
 * From legal actions to what glows: the one way to act in every game.
 *
 * What was picked is a prefix of targets, in order. A target glows if it continues the prefix of some legal action.
 * What was clicked may be shorter: where nothing but one target can follow, it is picked without a click.
 *
 * Two kinds of target are known here. A `way:` is a decision of its own, so it is never picked without a click. A `loss:`
 * gives something up that may lie where one clicks for something better: what leads only there does not glow, and it is
 * neither picked nor sent but by its own name.
 */
export interface Pickable {
  action: number
  text: string
  targets: readonly string[]
  /** Its targets are alike: any of them may come first. */
  any_order?: boolean
}

/** Where picks lead: so few actions are named, more are counted. */
export const NAMED_MOST = 3

/** What is still to be picked for an action, the next first; null if what was picked does not lead to it. */
function left(choice: Pickable, picked: readonly string[]): readonly string[] | null {
  if (!choice.any_order) {
    return picked.every((target, at) => choice.targets[at] === target) ? choice.targets.slice(picked.length) : null
  }
  const rest = [...choice.targets]
  for (const target of picked) {
    const at = rest.indexOf(target)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** The targets that may be picked next for an action. */
function next(choice: Pickable, picked: readonly string[]): readonly string[] {
  const rest = left(choice, picked) ?? []
  return choice.any_order ? rest : rest.slice(0, 1)
}

/** The actions whose targets begin with what was picked. */
export function through<T extends Pickable>(legal: readonly T[], picked: readonly string[]): T[] {
  return legal.filter((choice) => left(choice, picked) !== null)
}

/** The actions all of whose targets are picked: these can be confirmed. Of several with the same targets the one that was named, if one was. */
export function complete<T extends Pickable>(legal: readonly T[], picked: readonly string[], named: number | null = null): T[] {
  const all = through(legal, picked).filter((choice) => choice.targets.length === picked.length)
  const meant = all.filter((choice) => choice.action === named)
  return meant.length ? meant : all
}

/** The targets that lead on, in the order of the actions. */
export function glowing(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  return new Set(legal.flatMap((choice) => next(choice, picked)))
}

export const isLoss = (target: string) => target.startsWith('loss:')

/** Of the targets that lead on, those that do so without a loss: these glow. */
export function inviting(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  return glowing(
    legal.filter((choice) => !choice.targets.some(isLoss)),
    picked,
  )
}

/** Whether a loss is among these targets. */
export function losing(targets: Iterable<string>): boolean {
  return [...targets].some(isLoss)
}

/** The targets that a click takes though they do not glow: they lead to a loss only. */
export function quiet(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  const before = [...picked.keys(), picked.length].map((kept) => picked.slice(0, kept))
  const loud = new Set([...picked, ...before.flatMap((kept) => [...inviting(legal, kept)])])
  return new Set(before.flatMap((kept) => [...glowing(legal, kept)]).filter((target) => !loud.has(target)))
}

/** What is picked though it can only be lost: whoever picked it for anything else is told why not. */
export function onlyLost(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  const led = through(legal, picked)
  return new Set(led.length && led.every((choice) => losing(choice.targets)) ? picked.filter((target) => !isLoss(target)) : [])
}

/** The targets that a click takes instead of what was picked, or of a part of it: they would have fitted earlier. */
export function instead(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  const fitted = picked.flatMap((_, kept) => [...inviting(legal, picked.slice(0, kept))])
  const known = new Set([...picked, ...inviting(legal, picked)])
  return new Set(fitted.filter((target) => !known.has(target)))
}

/** What leads on, before it what could have been picked instead of the last pick, in its old order: so it can stay in sight, where it is. */
export function offers(legal: readonly Pickable[], picked: readonly string[]): Set<string> {
  const before = picked.length ? glowing(legal, picked.slice(0, -1)) : []
  return new Set([...before, ...glowing(legal, picked), ...picked])
}

/** By target: the one action that goes on through it, losses aside. Where it would leave a choice, there is none. */
export function deciding<T extends Pickable>(legal: readonly T[], picked: readonly string[]): Map<string, T> {
  const found = new Map<string, T | null>()
  for (const choice of through(legal, picked)) {
    if (losing(choice.targets)) continue
    for (const target of next(choice, picked)) found.set(target, found.has(target) ? null : choice)
  }
  return new Map([...found].filter((entry): entry is [string, T] => entry[1] !== null))
}

/** By target: the action that this one further pick would complete. Where it would leave a choice, there is none. */
export function completing<T extends Pickable>(legal: readonly T[], picked: readonly string[]): Map<string, T> {
  return new Map([...deciding(legal, picked)].filter(([, choice]) => choice.targets.length === picked.length + 1))
}

/** What is picked once this has been clicked: also every target that is the only one to follow. */
export function extended(legal: readonly Pickable[], clicked: readonly string[]): readonly string[] {
  if (!clicked.length) return clicked
  let picked = clicked
  for (;;) {
    const [only, ...others] = inviting(legal, picked)
    if (only === undefined || only.startsWith('way:') || others.length || complete(legal, picked).length) return picked
    picked = [...picked, only]
  }
}

/**
 * What is clicked after a click on a target; null if it leads nowhere. A click on something that would have fitted
 * earlier (see `instead`) changes that click: another origin may be chosen without stepping back first.
 */
export function afterClick(legal: readonly Pickable[], clicked: readonly string[], target: string): string[] | null {
  const picked = extended(legal, clicked)
  for (let kept = picked.length; kept >= 0; kept--) {
    const before = picked.slice(0, kept)
    if (glowing(legal, before).has(target)) return [...before, target]
  }
  return null
}

/** What is left of the clicks after a step back: one that is seen, so not to where the same would be picked again. */
export function afterBack(legal: readonly Pickable[], clicked: readonly string[]): readonly string[] {
  const picked = extended(legal, clicked).length
  let left = clicked.slice(0, -1)
  while (left.length && extended(legal, left).length >= picked) left = left.slice(0, -1)
  return left
}
