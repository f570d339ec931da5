/** The games there are pictures of. A folder here is a board; a game with a cover only is coming. */
import type { GameModule } from './module'

const COVERS = import.meta.glob<string>('../art/covers/*.svg', { eager: true, query: '?url', import: 'default' })
const BOARDS = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' })

/** In the order of the home page. */
export const GAMES = ['age-of-gods', 'age-of-mythology', 'through-the-ages'] as const

/** The address of the cover picture. */
export function cover(game: string): string | null {
  return COVERS[`../art/covers/${game}.svg`] ?? null
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS
}

/** The board and all that belongs to it; null for a game that has none yet. */
export async function board(game: string): Promise<GameModule | null> {
  return (await BOARDS[`./${game}/index.ts`]?.()) ?? null
}
