/** How this browser shows the table: theme, motion, sound, keys. */
import { keep, recall } from './kept'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off' | 'fast' | 'normal' | 'slow'

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const narrow = matchMedia('(max-width: 760px)')
const PACE: Record<Exclude<Motion, 'system'>, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 }

class Preferences {
  theme = $state<Theme>(recall('theme', 'system'))
  motion = $state<Motion>(recall('motion', 'system'))
  sound = $state<boolean>(recall('sound', true))
  volume = $state<number>(recall('volume', 0.5))
  /** Single-letter keys; who dictates to the computer may want them off. */
  keys = $state<boolean>(recall('keys', true))
  /** Whether a complete choice waits for Confirm, or is sent by its last click. */
  confirm = $state<boolean>(recall('confirm', true))
  /** Whether giving up what could still be used is asked about first. */
  ask = $state<boolean>(recall('ask', true))
  guide = $state<boolean>(recall('guide', true))

  private systemDark = $state(dark.matches)
  private systemStill = $state(still.matches)
  phone = $state(narrow.matches)

  shownTheme = $derived(this.theme === 'system' ? (this.systemDark ? 'dark' : 'light') : this.theme)
  /** Factor on durations; 0 is no motion at all. */
  speed = $derived(this.motion === 'system' ? (this.systemStill ? 0 : 1) : PACE[this.motion])

  constructor() {
    dark.addEventListener('change', () => (this.systemDark = dark.matches))
    still.addEventListener('change', () => (this.systemStill = still.matches))
    narrow.addEventListener('change', () => (this.phone = narrow.matches))
  }

  set<Name extends 'theme' | 'motion' | 'sound' | 'volume' | 'keys' | 'confirm' | 'ask' | 'guide'>(
    name: Name,
    value: this[Name],
  ): void {
    this[name] = value as never
    keep(name, value)
  }
}

export const preferences = new Preferences()
