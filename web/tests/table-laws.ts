/** What holds for the texts and the lessons of every board: a game's `tables.test.ts` declares these tests for itself. */
import { describe, expect, it } from 'vitest'
import type { Lesson } from '../src/games/module'
import { LANGUAGES } from '../src/texts'
import { content, questions } from './engine'
import { outline, type Outline } from './fluent'
import { boardSource, code } from './sources'

/** The board's own texts in English and in French. */
function outlines(game: string): Outline[][] {
  return LANGUAGES.map((language) => outline(boardSource(game, language)))
}

/** `begin` is how the keys of the board's own texts begin. */
export function textLaws(game: string, begin: string): void {
  const [english, french] = outlines(game)

  describe('texts', () => {
    it('English and French have the same messages, attributes and variables', () => {
      expect(english).not.toEqual([])
      expect(english).toEqual(french)
    })

    it('every text that a component names exists, and every text is named', () => {
      // A name that ends in a variable names all keys that begin so.
      const named = new Set<string>()
      const families = new Set<string>()
      for (const source of code(`web/src/games/${game}/`)) {
        for (const match of source.matchAll(new RegExp(`['\`](${begin}[\\w-]+)(\\$\\{)?`, 'g'))) (match[2] ? families : named).add(match[1]!)
      }
      const known = new Set(english!.map((message) => message.key))
      expect([...named].filter((name) => !known.has(name))).toEqual([])
      expect([...known].filter((key) => !named.has(key) && ![...families].some((family) => key.startsWith(family)))).toEqual([])
    })
  })
}

export function lessonLaws(game: string, lessons: readonly Lesson[]): void {
  const engine = content(game, 'text/en.ftl')
  const rules = content(game, 'rules.csv')
  const texts = outlines(game)

  describe('lessons', () => {
    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s: its prompts, events, rule and title exist', (_, lesson) => {
      for (const prompt of lesson.prompts ?? []) expect(engine).toContain(`\n${prompt} =`)
      for (const event of lesson.events ?? []) expect(engine).toContain(`\nevent-${event} =`)
      expect(rules).toContain(`\n${lesson.rule},`)
      for (const own of texts) expect(own.find((message) => message.key === lesson.text)?.attributes).toContain('title')
    })

    it('every prompt of the game has a lesson', () => {
      const taught = new Set(lessons.flatMap((lesson) => lesson.prompts ?? []))
      expect(questions(game).filter((prompt) => !taught.has(prompt))).toEqual([])
    })
  })
}
