/** Kinds of event that are announced over the board, and how many milliseconds the announcement stays. */
export const ANNOUNCED: Readonly<Record<string, number>> = {
  'age-begins': 2200, event: 2600, war: 2200, aggression: 2000, 'aggression-repelled': 1800, 'aggression-succeeds': 1800, 'war-won': 2600, 'war-even': 1800, wonder: 2000, leader: 1500,
  revolution: 1800, colony: 1700, uprising: 1800, 'auction-won': 1500, 'pact-accepted': 1700, 'final-events': 3000, won: 4500, resigned: 2200, ravaged: 1800,
}
