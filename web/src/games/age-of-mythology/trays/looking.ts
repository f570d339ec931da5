/** The target under the mouse or the focus, for previews only: choosing is the shell's business. */
export function targetUnder(event: Event): string | null {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-target]') : null
  return element?.dataset.target ?? null
}
