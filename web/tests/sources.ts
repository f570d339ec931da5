/** The files of the repository as the tests read them: the client's own code, and the Fluent texts. */
import { readdirSync, readFileSync } from 'node:fs'
import { TextError, Texts, type Language, type OnFault } from '../src/texts'

export const ROOT = new URL('../../', import.meta.url)

export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf-8')
}

/** The client's code in a folder and below it, file by file. */
export function code(folder: string, leaving = /^$/): string[] {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf-8' })
  return files.filter((path) => /\.(svelte|ts)$/.test(path) && !leaving.test(path)).map((path) => read(`${folder}${path}`))
}

/** A game's name as Python spells it. */
export function inPython(game: string): string {
  return game.replaceAll('-', '_')
}

/** A faulty text fails the test. */
export function strict(error: TextError): never {
  throw error
}

const CORE = 'src/ludage/core/text'
const SERVER = 'src/ludage/server/text'
const SHELL = 'web/src/text'
const engineFolder = (game: string) => `src/ludage/games/${inPython(game)}/text`
const boardFolder = (game: string) => `web/src/games/${game}/text`

function texts(language: Language, folders: readonly string[], onFault: OnFault): Texts {
  return Texts.from(language, folders.map((folder) => read(`${folder}/${language}.ftl`)), onFault)
}

export function shellTexts(language: Language): Texts {
  return texts(language, [CORE, SERVER, SHELL], strict)
}

export function engineTexts(game: string, language: Language): Texts {
  return texts(language, [CORE, SERVER, engineFolder(game)], strict)
}

/** What the components of a board may ask for: the texts of the engine and the board's own. */
export function boardTexts(game: string, language: Language, onFault: OnFault): Texts {
  return texts(language, [CORE, engineFolder(game), boardFolder(game)], onFault)
}

/** A board's own texts, unread. */
export function boardSource(game: string, language: Language): string {
  return read(`${boardFolder(game)}/${language}.ftl`)
}
