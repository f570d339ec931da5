/** What the engine itself says: its files, and what its programs print. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameEvent } from '../src/games/module'
import { inPython, read, ROOT } from './sources'

export interface Positions<View> {
  /** Every target of the action space. */
  targets: string[]
  /** By prompt: a position in which it is asked, and the targets of each legal action. */
  prompts: Record<string, { view: View; legal: string[][] }>
  /** What single actions brought about, as seat 0 saw it. */
  rows: { before: View; events: GameEvent[]; after: View }[]
  /** The kinds of event that happened. */
  kinds: string[]
}

/** What a program of `web/tools` prints, as the data it is. */
export function printed<Data>(program: string): Data {
  const root = fileURLToPath(ROOT)
  const usual = `${root}.venv/bin/python`
  const python = process.env.LUDAGE_PYTHON ?? (existsSync(usual) ? usual : 'python3')
  return JSON.parse(execFileSync(python, [`web/tools/${program}.py`], { cwd: root, maxBuffer: 1 << 28, encoding: 'utf-8' })) as Data
}

export function positions<View>(game: string): Positions<View> {
  return printed(`${inPython(game)}_positions`)
}

/** A file of the game's package. */
export function content(game: string, file: string): string {
  return read(`src/ludage/games/${inPython(game)}/${file}`)
}

/** The rows of a simple table: no quoted commas in the columns asked for. */
export function table(game: string, file: string): Record<string, string>[] {
  const [head, ...lines] = content(game, file).trim().split(/\r?\n/)
  const names = head!.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])))
}

function keys(game: string, named: RegExp): string[] {
  return [...content(game, 'text/en.ftl').matchAll(named)].map((match) => match[1]!)
}

/** The keys of all questions that the rules can ask. */
export function questions(game: string): string[] {
  return keys(game, /^(prompt-[\w-]+) =/gm)
}

/** The kinds of all events that the rules can tell; a secret line tells more about the same one. */
export function tellings(game: string): string[] {
  return keys(game, /^event-([\w-]+?)(?:-secret)? =/gm)
}
