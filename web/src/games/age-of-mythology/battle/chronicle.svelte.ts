/** The rounds of a battle as they went: the last one stays on the table after its events have passed. */
import type { GameEvent, Line } from '../../module'
import { idOf, seatOf } from '../../references'
import type { Battle, View } from '../view'

export interface Roll {
  dice: number[]
  sixes: number
  lines: Line[]
}

export interface Encounter {
  round: number
  /** Attacker's unit, defender's unit. */
  units: [string, string]
  /** How far they have grown. */
  growth: [number, number]
  rolls: [Roll | null, Roll | null]
  /** How often both had to roll again. */
  again: number
  /** Who was beaten, and how it went for him: a kind of event. */
  beaten: { side: 0 | 1; how: string } | null
}

const BEATEN = ['eliminated', 'thrown', 'protected', 'saved']

function roundOf(view: View): string {
  return `${view.turn}/${view.round}`
}

export class Chronicle {
  encounters = $state.raw<readonly Encounter[]>([])
  attacker = $state(-1)
  last = $derived(this.encounters.at(-1) ?? null)
  /** Who has left the field to the other. */
  fled = $state.raw<GameEvent | null>(null)
  /** The round of cards in which the attack was played: one may look back to another battle. */
  private played = ''
  /** An event is heard while it is shown and once more when its row has passed. */
  private heard = new WeakSet<GameEvent>()

  /** The rounds of this battle that have been told; none when it is another battle or was not followed. */
  of(view: View, battle: Battle): readonly Encounter[] {
    if (this.played !== roundOf(view) || this.attacker !== battle.attacker) return []
    return this.encounters.filter(({ round }) => round <= battle.round)
  }

  notice(event: GameEvent, view: View): void {
    if (this.heard.has(event)) return
    this.heard.add(event)
    if (event.kind === 'attack') {
      this.encounters = []
      this.fled = null
      this.attacker = seatOf(event.seat)
      this.played = roundOf(view)
      return
    }
    if (event.kind === 'cards-shown') {
      const fresh: Encounter = { round: Number(event.round), units: [idOf(event.unit), idOf(event.enemy)], growth: [Number(event.growth), Number(event.enemy_growth)], rolls: [null, null], again: 0, beaten: null }
      this.encounters = [...this.encounters, fresh]
      return
    }
    if (event.kind === 'retreated') this.fled = event
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
