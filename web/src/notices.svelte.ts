/** Short notices at the edge of the page, read out by screen readers. */
import { sentence } from './session.svelte'

export interface Notice {
  id: number
  text: string
  bad: boolean
}

const SHOWN_MS = 6000
let last = 0

class Notices {
  list = $state<Notice[]>([])

  say(text: string, bad = false): void {
    const id = ++last
    this.list = [...this.list.slice(-2), { id, text, bad }]
    setTimeout(() => this.drop(id), SHOWN_MS)
  }

  fail(error: unknown): void {
    console.error(error)
    this.say(sentence(error), true)
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()
