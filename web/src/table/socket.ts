/** The conversation with a table: it comes back by itself, and every question gets its answer or a refusal. */
import { ProblemError } from '../api'
import type { FromClient, ToClient } from '../protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'
type Question = FromClient extends infer One ? (One extends FromClient ? Omit<One, 'request'> : never) : never
type Waiting = { question: FromClient; answer: (message: ToClient) => void; refuse: (error: ProblemError) => void }

const GONE = 4404
const LONGEST_WAIT_MS = 15_000
/** Who asked too fast for the server asks again after this. */
const BREATH_MS = 1_000

export interface Listener {
  message(message: ToClient): void
  connection(state: Connection): void
  /** The last row we know of; null before the first position. */
  since(): number
}

export class TableSocket {
  private socket: WebSocket | null = null
  private waiting = new Map<number, Waiting>()
  private last = 0
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly id: string,
    private readonly invitation: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.again)
    this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.again)
    clearTimeout(this.timer)
    this.socket?.close()
    this.refuseAll()
  }

  /** Ask, and wait for the answer that carries our number. */
  ask(question: Question): Promise<ToClient> {
    return new Promise((answer, refuse) => {
      const request = ++this.last
      const numbered = { ...question, request } as FromClient
      if (!this.send(numbered)) {
        refuse(unreachable())
        return
      }
      this.waiting.set(request, { question: numbered, answer, refuse })
    })
  }

  /** Say something that has no answer of its own. */
  tell(message: Question): boolean {
    return this.send(message as FromClient)
  }

  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.listener.connection(this.failures ? 'lost' : 'connecting')
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    address.searchParams.set('since', String(this.listener.since()))
    if (this.invitation) address.searchParams.set('invitation', this.invitation)
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.failures = 0
      this.listener.connection('open')
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ToClient)
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code)
    }
  }

  private hear(message: ToClient): void {
    const request = 'request' in message ? message.request : null
    const waiting = request === null ? undefined : this.waiting.get(request)
    if (message.kind === 'refused' && message.code === 'too-fast' && message.said.args?.seconds === 1) {
      // Whoever clicks and points quickly is not to be stopped for good.
      if (waiting) setTimeout(() => this.waiting.has(request!) && this.send(waiting.question), BREATH_MS)
      return
    }
    if (waiting && request !== null) {
      this.waiting.delete(request)
      if (message.kind === 'refused') waiting.refuse(new ProblemError(message.code, message.said))
      else waiting.answer(message)
      return
    }
    this.listener.message(message)
  }

  private lost(code: number): void {
    this.refuseAll()
    if (this.closed) return
    if (code === GONE) {
      this.listener.connection('gone')
      return
    }
    this.failures++
    this.listener.connection('lost')
    this.timer = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT_MS, 500 * 2 ** (this.failures - 1)))
  }

  /** The network is back: no need to wait for the next try. */
  private again = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect()
  }

  private refuseAll(): void {
    for (const { refuse } of this.waiting.values()) refuse(unreachable())
    this.waiting.clear()
  }
}

function unreachable(): ProblemError {
  return new ProblemError('unreachable', { key: 'web-unreachable' })
}
