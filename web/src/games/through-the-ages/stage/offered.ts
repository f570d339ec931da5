/** What is offered on the stage stays in sight while one of it is picked: a click on another one picks that instead. */
import { idsOf } from '../targets'
import type { View } from '../view'

export class Offered {
  private view: View | null = null
  private ids: string[] = []

  constructor(private readonly kind: string) {}

  of({ view, glow, picked }: { view: View; glow: ReadonlySet<string>; picked: readonly string[] }): string[] {
    if (view !== this.view || !picked.length) {
      this.view = view
      this.ids = [...new Set(idsOf(this.kind, [...glow, ...picked]))]
    }
    return this.ids
  }
}
