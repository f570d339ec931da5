/** Which lesson comes next. */
import type { Lesson } from '../games/module'

/** The first lesson not learned yet that fits what is asked or what has happened. */
export function fitting(
  lessons: readonly Lesson[],
  learned: readonly string[],
  prompt: string | null,
  happened: ReadonlySet<string>,
  view: unknown = null,
): Lesson | null {
  const fits = (lesson: Lesson) => {
    if (lesson.when && !lesson.when(view)) return false
    if (!lesson.prompts && !lesson.events) return true
    if (prompt !== null && lesson.prompts?.includes(prompt)) return true
    return lesson.events?.some((kind) => happened.has(kind)) ?? false
  }
  return lessons.find((lesson) => !learned.includes(lesson.id) && fits(lesson)) ?? null
}
