/** The engine's own positions and tables, for the tests. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameEvent } from '../../src/games/module'
import type { View } from '../../src/games/age-of-mythology/view'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CONTENT = `${ROOT}src/ludage/games/age_of_mythology/`

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

export function positions(): Positions {
  const usual = `${ROOT}.venv/bin/python`
  const python = process.env.LUDAGE_PYTHON ?? (existsSync(usual) ? usual : 'python3')
  const script = 'web/tools/age_of_mythology_positions.py'
  return JSON.parse(execFileSync(python, [script], { cwd: ROOT, maxBuffer: 1 << 28, encoding: 'utf8' })) as Positions
}

export function content(file: string): string {
  return readFileSync(CONTENT + file, 'utf8')
}

/** The rows of a simple table: no quoted commas in the columns asked for. */
export function table(file: string): Record<string, string>[] {
  const [head, ...lines] = content(file).trim().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}
