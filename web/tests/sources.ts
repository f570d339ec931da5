/** The Fluent files, as the tests read them. */
import { readFileSync } from 'node:fs'
import { TextError, Texts, type Language } from '../src/texts'

const ROOT = new URL('../../', import.meta.url)

export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf-8')
}

/** A faulty text fails the test. */
export function strict(error: TextError): never {
  throw error
}

export function shellTexts(language: Language): Texts {
  const paths = [`src/ludage/core/text/${language}.ftl`, `src/ludage/server/text/${language}.ftl`, `web/src/text/${language}.ftl`]
  return Texts.from(language, paths.map(read), strict)
}

export function engineTexts(game: string, language: Language): Texts {
  const folder = `src/ludage/games/${game.replaceAll('-', '_')}/text`
  const paths = [`src/ludage/core/text/${language}.ftl`, `src/ludage/server/text/${language}.ftl`, `${folder}/${language}.ftl`]
  return Texts.from(language, paths.map(read), strict)
}
