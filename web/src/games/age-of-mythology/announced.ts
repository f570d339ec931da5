/** Kinds of event that are announced over the board, and how many milliseconds the announcement stays. */
export const ANNOUNCED: Readonly<Record<string, number>> = {
  'turn-begins': 1300, 'card-played': 1500, 'power-invoked': 2000, 'card-burned': 1300, 'age-advanced': 1800, 'battle-won': 2600, 'temple-bought': 1600, 'deck-shuffled': 1200,
  built: 1200, 'built-free': 1200, destroyed: 1800, struck: 1800, retreated: 1600, routed: 1800, awarded: 1600, won: 4000,
}

/** Announced even to who skips or wants no motion: the scene of the battle is gone by then. */
export const NEVER_MISSED = ['battle-won', 'won']
