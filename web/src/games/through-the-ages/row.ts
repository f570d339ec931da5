/** The card row in words: people speak of the card, not of the space it lies in. */
import type { Said } from '../module'
import { idOf } from '../references'
import type { View } from './view'

export function lying(view: View, place: string): string | null {
  const card = place.startsWith('space:') ? view.row[Number(idOf(place)) - 1]?.card : undefined
  return card === undefined ? null : `card:${card}`
}

export function phrase(view: View, said: Said): Said {
  const card = said.key === 'action-take' ? lying(view, `space:${said.args?.space}`) : null
  return card === null ? said : { ...said, key: 'tta-take', args: { card } }
}
