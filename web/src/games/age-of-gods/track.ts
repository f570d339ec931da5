/** What the turn track shows beside each number: the schedule of `content/setup.toml` (a test compares them). */
export interface TurnMark {
  /** The size of the destiny card dealt in this turn. */
  deal?: number
  /** The largest people that may rise up in this turn. */
  uprising?: number
  /** Predictions are laid in this turn. */
  bets?: boolean
}

export const TRACK: Readonly<Record<number, TurnMark>> = {
  1: { deal: 4 },
  2: { uprising: 3 },
  3: { deal: 3 },
  4: { uprising: 2 },
  5: { deal: 2 },
  6: { uprising: 1 },
  7: { deal: 1, bets: true },
}

export const PHASES = ['destiny', 'fortification', 'combat', 'action'] as const
export const WRATH_LINES = [1, 2, 3, 4, 5, 6] as const

/** The turn in which the destiny cards of a size are dealt. */
export function dealtIn(size: number): number {
  return Number(Object.keys(TRACK).find((turn) => TRACK[Number(turn)]!.deal === size) ?? 0)
}
