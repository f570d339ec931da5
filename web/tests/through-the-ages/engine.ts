/** The engine's own positions and tables, for the tests. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameEvent } from '../../src/games/module'
import type { View } from '../../src/games/through-the-ages/view'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CONTENT = `${ROOT}src/ludage/games/through_the_ages/`

export interface Positions {
  /** Every target of the action space. */
  targets: string[]
  /** By prompt: a position in which it is asked, and the targets of each legal action. */
  prompts: Record<string, { view: View; legal: string[][] }>
  /** What single actions brought about, as seat 0 saw it. */
  rows: { before: View; events: GameEvent[]; after: View }[]
  /** The kinds of event that happened. */
  kinds: string[]
}

function python(script: string): string {
  const usual = `${ROOT}.venv/bin/python`
  const command = process.env.LUDAGE_PYTHON ?? (existsSync(usual) ? usual : 'python3')
  return execFileSync(command, [script], { cwd: ROOT, maxBuffer: 1 << 28, encoding: 'utf8' })
}

export function positions(): Positions {
  return JSON.parse(python('web/tools/through_the_ages_positions.py')) as Positions
}

/** The figures of all cards as the engine's tables give them. */
export function cards(): unknown {
  return JSON.parse(python('web/tools/through_the_ages_cards.py'))
}

export function content(file: string): string {
  return readFileSync(CONTENT + file, 'utf8')
}
