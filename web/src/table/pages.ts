/** The pages of a phone that belong to the game: on a wide screen they stand round the board. */
export const GAME_PAGES = {
  hand: { icon: 'hand', label: 'web-hand' },
  reference: { icon: 'table', label: 'web-reference' },
} as const

export type GamePage = keyof typeof GAME_PAGES
