/** How events are shown, from tables by their kind: how long, with which sound, and how the picture looks afterwards. */
import type { GameEvent, GameModule, Sound } from './module'

export interface Showing {
  ms: number
  sound?: Sound
  /** For the story of the game, 0 to 10. */
  weight?: number
}

/** Kinds that are not named pass without being shown. */
export type Showings = Readonly<Record<string, Showing>>

/** What a game tells the shell about an event. `about`: which targets it is about. */
export function showing(showings: Showings, about: (event: GameEvent) => readonly string[]): Required<Pick<GameModule, 'animate' | 'sound' | 'weight'>> {
  return {
    animate: (event) => ({ ms: showings[event.kind]?.ms ?? 0, targets: about(event) }),
    sound: (event) => showings[event.kind]?.sound ?? null,
    weight: (event) => showings[event.kind]?.weight ?? 0,
  }
}

/** The references that an event has under these names, in the order of the names. */
export function named(event: GameEvent, names: readonly string[]): string[] {
  return names.map((name) => event[name]).filter((value) => typeof value === 'string')
}

/** How an event changes the picture: moves pieces as its data say, decides nothing. */
export type Change<View> = (view: View, event: GameEvent) => View

/** Kinds that are not named change nothing. */
export type Changes<View> = Readonly<Record<string, Change<View>>>

/** The view as it looks once an event has been shown. */
export function changing<View>(changes: Changes<View>): Change<View> {
  return (view, event) => changes[event.kind]?.(view, event) ?? view
}

/** The view with one player's part changed. */
export function seatChanged<View extends { seats: object[] }>(view: View, seat: number, change: (old: View['seats'][number]) => Partial<View['seats'][number]>): View {
  return { ...view, seats: view.seats.map((old, at) => (at === seat ? { ...old, ...change(old) } : old)) }
}

/** The list without one of these. */
export function without<Item>(list: readonly Item[], item: Item): Item[] {
  const at = list.indexOf(item)
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}
