/** Which lesson comes next. */
import type { Lesson } from '../games/module'

/** The lessons that can come in such a game. */
export function countable(lessons: readonly Lesson[], view: unknown): Lesson[] {
  return lessons.filter((lesson) => lesson.only?.(view) ?? true)
}

/** Whether what a lesson is about is asked now or has happened. */
export function applies(lesson: Lesson, prompt: string | null, happened: ReadonlySet<string>): boolean {
  if (!lesson.prompts && !lesson.events) return true
  if (prompt !== null && lesson.prompts?.includes(prompt)) return true
  return lesson.events?.some((kind) => happened.has(kind)) ?? false
}

/** The first lesson not learned yet that fits what is asked or what has happened. */
export function fitting(
  lessons: readonly Lesson[],
  learned: readonly string[],
  prompt: string | null,
  happened: ReadonlySet<string>,
  view: unknown = null,
): Lesson | null {
  const fits = (lesson: Lesson) =>
    !learned.includes(lesson.id) &&
    (lesson.after === undefined || learned.includes(lesson.after)) &&
    (lesson.when?.(view) ?? true) &&
    applies(lesson, prompt, happened)
  return countable(lessons, view).find(fits) ?? null
}
