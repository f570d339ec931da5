/** The rounds of a battle as they went: the last one stays on the table after its events have passed. */
import type { EventStep, GameEvent, Line } from '../../module'
import { idOf, seatOf } from '../view'

export interface Roll {
  dice: number[]
  sixes: number
  lines: Line[]
}

export interface Encounter {
  round: number
  /** Attacker's unit, defender's unit. */
  units: [string, string]
  rolls: [Roll | null, Roll | null]
  /** How often both had to roll again. */
  again: number
  /** Who was beaten, and how it went for him: a kind of event. */
  beaten: { side: 0 | 1; how: string } | null
}

const BEATEN = ['eliminated', 'thrown', 'protected', 'saved']

export class Chronicle {
  encounters = $state.raw<readonly Encounter[]>([])
  attacker = $state(-1)
  /** Who left the field before the cards were shown. */
  retreated = $state<number | null>(null)
  last = $derived(this.encounters.at(-1) ?? null)

  notice(step: EventStep): void {
    const event = step.event
    if (event.kind === 'attack') {
      this.encounters = []
      this.retreated = null
      this.attacker = seatOf(event.seat)
      return
    }
    if (event.kind === 'retreated' || event.kind === 'routed') this.retreated = seatOf(event.seat)
    if (event.kind === 'cards-shown') {
      const fresh: Encounter = { round: Number(event.round), units: [idOf(event.unit), idOf(event.enemy)], rolls: [null, null], again: 0, beaten: null }
      this.encounters = [...this.encounters, fresh]
      return
    }
    const last = this.encounters.at(-1)
    if (last) this.encounters = [...this.encounters.slice(0, -1), this.told(last, event)]
  }

  private told(last: Encounter, event: GameEvent): Encounter {
    const side = seatOf(event.seat) === this.attacker ? 0 : 1
    if (event.kind === 'stepped-in') {
      return { ...last, units: side === 0 ? [idOf(event.unit), last.units[1]] : [last.units[0], idOf(event.unit)] }
    }
    if (event.kind === 'rolled') {
      const roll: Roll = { dice: event.dice as number[], sixes: Number(event.sixes), lines: event.lines as Line[] }
      return side === 0
        ? { ...last, rolls: [roll, null], again: last.again + (last.rolls[0] ? 1 : 0) }
        : { ...last, rolls: [last.rolls[0], roll] }
    }
    return BEATEN.includes(event.kind) && !last.beaten ? { ...last, beaten: { side, how: event.kind } } : last
  }
}
