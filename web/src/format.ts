/** Times and numbers in the words of the reader. */
import { languages, t } from './languages.svelte'

/** A clock: 1:05, 12:40, 1:02:09. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  if (h >= 48) return t('web-days', { days: Math.floor(h / 24) })
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago: "2 minutes ago". `at` in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(languages.current, { numeric: 'auto', style: 'long' })
  const passed = Math.max(0, now - at)
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit)
  }
  return t('web-just-now')
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(languages.current, { hour: '2-digit', minute: '2-digit' }).format(at * 1000)
}
