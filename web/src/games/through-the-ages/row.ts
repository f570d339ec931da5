/** The card row in words: people speak of the card and its price, not of the space it lies in. */
import type { Said } from '../module'
import { idOf } from '../references'
import type { View } from './view'

export function lying(view: View, place: string): string | null {
  const card = place.startsWith('space:') ? view.row[Number(idOf(place)) - 1]?.card : undefined
  return card === undefined ? null : `card:${card}`
}

export function phrase(view: View, said: Said): Said {
  const space = said.key === 'action-take' ? view.row[Number(said.args?.space) - 1] : null
  return space ? { ...said, key: 'tta-take', args: { card: `card:${space.card}`, cost: space.cost ?? space.space_cost } } : said
}
