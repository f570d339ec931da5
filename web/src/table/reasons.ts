/** Why a bot thinks more of one action than of another, in a sentence: what `ludage.analysis.reasons.sentence` says. */
import type { Reason } from '../protocol'
import type { Language, Texts } from '../texts'

/** Parts that a sentence names. */
const MOST = 3
/** Of the whole difference, without which a part is not worth a word. */
const SHARE = 0.2
/** Would be written as nothing. */
const TINY = 0.05

/** A figure in the manner of the language. */
export function figure(value: number, language: Language, signed = false): string {
  const text = Math.abs(value).toFixed(1)
  const sign = Number(text) === 0 ? (signed ? '+' : '') : value < 0 ? '−' : signed ? '+' : ''
  return sign + (language === 'fr' ? text.replace('.', ',') : text)
}

/** The length of a bar for each value, the best first, in percent. What is written alike is drawn alike. */
export function bars(values: readonly number[]): number[] {
  const written = values.map((value) => Math.round(10 * value))
  const [best = 0] = written
  const widest = Math.max(1, ...written.map((value) => Math.abs(best - value)))
  return written.map((value) => 100 - (90 * (best - value)) / widest)
}

/** The parts that matter: "+1.8 science each turn, −0.6 corruption". Those that mean the same are one; empty where nothing matters. */
export function because(reasons: readonly Reason[], texts: Texts): string {
  const merged = new Map<string, number>()
  for (const { key, amount } of reasons) {
    const said = texts.has(key) ? texts.fragment(key) : key.replace(/^reason-/, '').replaceAll('-', ' ')
    merged.set(said, (merged.get(said) ?? 0) + amount)
  }
  const least = Math.max(TINY, SHARE * Math.abs([...merged.values()].reduce((sum, amount) => sum + amount, 0)))
  return [...merged]
    .filter(([, amount]) => Math.abs(amount) >= least)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST)
    .map(([what, amount]) => texts.fragment('reason', { amount: figure(amount, texts.language, true), what }))
    .join(', ')
}
