/** The reader's language: it can change at any moment, and everything on the page follows. */
import type { Argument } from './games/module'
import { keep, recall } from './kept'
import { LANGUAGES, Texts, type Language } from './texts'

const COMMON = import.meta.glob<string>(
  ['../../src/ludage/{core,server}/text/*.ftl', './text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const OF_GAMES = import.meta.glob<string>(
  ['../../src/ludage/games/*/text/*.ftl', './games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
)

function common(language: Language): string[] {
  // The shell last: a later file overrides.
  const paths = Object.keys(COMMON).filter((path) => path.endsWith(`/${language}.ftl`))
  const own = (path: string) => path.startsWith('./')
  return [...paths.filter((path) => !own(path)), ...paths.filter(own)].map((path) => COMMON[path]!)
}

function first(): Language {
  const wanted = [recall('language', ''), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.includes(one as Language))) ?? 'en'
}

class Languages {
  current = $state<Language>(first())
  texts = $derived(Texts.from(this.current, common(this.current)))

  use(language: Language): void {
    this.current = language
    document.documentElement.lang = language
    keep('language', language)
  }
}

export const languages = new Languages()

const loaded = new Map<string, Promise<Texts>>()

/** The texts of a game: the engine's own, and what the browser adds to them. */
export function gameTexts(game: string, language: Language): Promise<Texts> {
  const key = `${game}/${language}`
  let texts = loaded.get(key)
  if (!texts) {
    texts = load(game, language)
    loaded.set(key, texts)
    texts.catch(() => loaded.delete(key))
  }
  return texts
}

async function load(game: string, language: Language): Promise<Texts> {
  const engine = `../../src/ludage/games/${game.replaceAll('-', '_')}/text/${language}.ftl`
  const own = `./games/${game}/text/${language}.ftl`
  const files = [engine, own].map((path) => OF_GAMES[path]).filter((file) => file !== undefined)
  const sources = await Promise.all(files.map((file) => file()))
  return Texts.from(language, [...common(language), ...sources])
}

/** A text of the shell, in the language of the moment. */
export function t(key: string, args?: Record<string, Argument>): string {
  return languages.texts.say(key, args)
}

/** The same inside a sentence or a label, where the first letter stays small. */
export function part(key: string, args?: Record<string, Argument>): string {
  return languages.texts.fragment(key, args)
}
