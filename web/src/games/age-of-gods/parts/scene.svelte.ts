/** What the last attack and the last announcement were: they stay to be read after the events have passed. */
import type { GameEvent } from '../../module'
import { idOf } from '../../references'

export interface Battle {
  /** Who attacks: a player sends a people, his own or not. */
  seat: number
  origin: string
  target: string
  people: string
  defender: string | null
  dice: number[]
  /** Known once the roll has been judged. */
  result?: { die: number; total: number; needed: number; won: boolean }
}

/** Kinds of event that are announced over the map, and how long the announcement stays. */
const ANNOUNCED: Readonly<Record<string, number>> = {
  'turn-begins': 1300, 'god-revealed': 1500, eliminated: 1800, 'holy-war': 1600, wrath: 1800, won: 4000, hated: 1300, forged: 1200,
  'card-played-technology': 1600, 'card-played-ability': 1900, 'card-played-wrath': 1800, 'destiny-revealed-technology': 2000,
  'destiny-revealed-ability': 2000, 'destiny-revealed-wrath': 2000, 'destiny-concealed': 1700, copied: 1500, peeked: 1800, 'wrath-without-target': 1400,
}

export class Scene {
  battle = $state.raw<Battle | null>(null)
  announced = $state.raw<GameEvent | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What has been taken notice of. */
  private readonly known = new WeakSet<GameEvent>()
  private last: GameEvent | null = null

  /** Take notice of an event being shown, and announce it if its kind is. */
  notice(event: GameEvent, announce: boolean): void {
    this.take(event)
    const stays = announce ? ANNOUNCED[event.kind] : undefined
    if (stays === undefined) return
    this.announced = event
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.announced = null), stays)
  }

  /** Take notice of what has passed, shown or not: who skips still wants to see the die. What is newer may be shown by now. */
  recall(events: readonly GameEvent[]): void {
    const shown = events.findLastIndex((event) => this.known.has(event))
    if (shown >= 0 && this.last && !events.includes(this.last)) return
    for (const event of events.slice(shown + 1)) this.take(event)
  }

  private take(event: GameEvent): void {
    this.known.add(event)
    this.last = event
    this.battle = battleAfter(this.battle, event)
  }

  end(): void {
    clearTimeout(this.timer)
  }
}

function battleAfter(battle: Battle | null, event: GameEvent): Battle | null {
  switch (event.kind) {
    case 'attack':
    case 'attack-empty':
      return {
        seat: Number(idOf(event.seat)), origin: idOf(event.origin), target: idOf(event.target), people: idOf(event.people),
        defender: event.defender ? idOf(event.defender) : null, dice: [],
      }
    case 'rolled':
    case 'rerolled':
      return battle && !battle.result && Number(idOf(event.seat)) === battle.seat ? { ...battle, dice: event.dice as number[] } : battle
    case 'attack-won':
    case 'attack-lost':
      // Of another attack, whose beginning was not seen: no box rather than one of two battles.
      if (battle?.target !== idOf(event.territory)) return null
      return {
        ...battle,
        result: { die: Number(event.die), total: Number(event.total), needed: Number(event.needed), won: event.kind === 'attack-won' },
      }
    case 'turn-begins':
      return null
    default:
      return battle
  }
}
