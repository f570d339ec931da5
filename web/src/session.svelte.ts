/** Who I am here: a stranger, a guest of one click, or somebody with an account. */
import { api, ProblemError } from './api'
import { languages } from './languages.svelte'
import type { Me } from './protocol'

class Session {
  me = $state.raw<Me | null>(null)
  /** Whether the server has said who I am. */
  known = $state(false)

  async begin(): Promise<void> {
    try {
      this.me = await api.me()
    } finally {
      this.known = true
    }
  }

  /** To sit down one has to be somebody; a guest is made of a stranger in one request. */
  async somebody(): Promise<Me> {
    this.me ??= await api.guest({ language: languages.current })
    return this.me
  }
}

export const session = new Session()

/** What went wrong, for people. */
export function sentence(error: unknown): string {
  const texts = languages.texts
  if (error instanceof ProblemError) return texts.has(error.said.key) ? texts.said(error.said) : error.code
  return texts.say('web-failed')
}
