/** To pass or to be done means something else at each question: whoever clicks in haste reads what it would mean. */
import type { Said } from '../module'
import { asked, type View } from './view'

/** Questions where "done" has words of its own. */
const ENDS = ['act', 'build', 'recruit', 'raze', 'capture', 'cubes', 'discard']
/** Questions where to pass has. */
const PASSES = ['draft', 'explore', 'fury', 'swap', 'save', 'reinforce']

export function phrase(view: View, said: Said): Said {
  const ask = asked(view)?.ask ?? ''
  if (said.key === 'action-pass' && PASSES.includes(ask)) return { ...said, key: `aom-pass-${ask}` }
  if (said.key !== 'action-done') return said
  if (ask === 'commit') {
    const side = view.battle?.sides.find(({ seat }) => seat === view.seat)
    return { ...said, key: 'aom-done-commit', args: { count: Object.values(side?.units ?? {}).reduce((sum, count) => sum + count, 0) } }
  }
  return ENDS.includes(ask) ? { ...said, key: `aom-done-${ask}` } : said
}
