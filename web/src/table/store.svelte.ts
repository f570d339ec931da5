/** A table as this browser knows it: what the server said last, what is shown now, and what I am choosing. */
import { actionSpace, ProblemError } from '../api'
import { board } from '../games'
import type { Forecast, GameEvent, GameModule, Said } from '../games/module'
import { keep, recall } from '../kept'
import { gameTexts, languages } from '../languages.svelte'
import { notices } from '../notices.svelte'
import { preferences } from '../preferences.svelte'
import type { ActionInfo, Chat, Choice, Explained, Hint, Position, SeatChange, TableInfo, ToClient, WhyNot } from '../protocol'
import { play as playSound } from '../sounds'
import type { Texts } from '../texts'
import { changeWords, haveLeft, seatNames, textsThen, withChanges } from './names'
import { afterBack, afterClick, complete, completing, deciding, extended, glowing, instead, inviting, losing, offers, onlyLost, quiet, through } from './picking'
import { Playback } from './playback.svelte'
import { TableSocket, type Connection } from './socket'

/** A line of the log: an event in the words of the reader, a step taken back, or who plays for a seat now. */
export interface LogLine {
  seq: number
  seat: number | null
  /** null: the step that took others back, or the change. */
  event: GameEvent | null
  change?: SeatChange
  /** It was taken back. */
  gone?: boolean
}

const BATCH = 60
/** So few lines are found in the log without help. */
const FEW = 3
const NOTHING: readonly never[] = []

export class TableStore {
  info = $state.raw<TableInfo | null>(null)
  /** The newest position; what is shown may be a little behind it. */
  newest = $state.raw<Position | null>(null)
  connection = $state<Connection>('connecting')
  /** Why there is no such table for me. */
  gone = $state.raw<Said | null>(null)
  chat = $state.raw<Chat[]>([])
  log = $state.raw<LogLine[]>([])
  /** What had happened before I came. */
  earlier: readonly GameEvent[] = []
  /** The row after which the log is new to me. */
  awayFrom = $state<number | null>(null)
  /** The last row that came while I was away; null once I have read of it, or seen play go on. */
  awayTo = $state<number | null>(null)
  /** What others did while I was away. */
  missed = $derived.by(() => {
    const { awayFrom: from, awayTo: to, seat } = this
    if (from === null || to === null) return []
    const lines = this.log.filter((line) => line.seq > from && line.seq <= to && (seat === null || line.seat !== seat))
    return lines.length > FEW ? lines : []
  })
  private clicked = $state.raw<readonly string[]>(NOTHING)
  /** The action that was chosen by its words, from the list or a hint: another one may have the same targets. */
  private named = $state<number | null>(null)
  pointed = $state<string | null>(null)
  /** The position in which I have acted: nothing more to choose there, though the next one is still on its way. */
  private acted = $state(-1)
  sending = $derived(this.newest !== null && this.newest.seq === this.acted)
  game = $state.raw<GameModule | null>(null)
  private gameWords = $state.raw<Texts | null>(null)
  private space = $state.raw<ActionInfo[]>([])
  private forecastsOf = $state.raw<ReadonlyMap<number, Forecast>>(new Map())
  readyFor = $state('')
  /** When the newest position came: clocks run on from there. */
  clockedAt = $state(0)

  private changesText = $derived(JSON.stringify(this.info?.seat_changes ?? []))
  private changes = $derived<SeatChange[]>(JSON.parse(this.changesText))
  /** The whole log, with who left his seat to a bot and who came back. */
  lines = $derived<readonly LogLine[]>(withChanges(this.log, this.changes))
  /** The log as far as its events have been shown: it tells nothing that the board does not show yet. */
  told = $derived.by(() => {
    const reached = this.position?.seq ?? -1
    let end = this.playback.playing ? this.lines.findIndex((line) => line.seq > reached) : -1
    if (end < 0) return this.lines
    for (let events = this.playback.begun; end < this.lines.length && (this.lines[end]!.event === null || events-- > 0); ) end++
    return this.lines.slice(0, end)
  })

  readonly playback = new Playback<Position>(
    () => this.game,
    () => preferences.speed,
    (event) => this.heard(event),
  )

  // By way of a text: a table message that changes no name must not change every sentence on the page.
  private namesText = $derived(JSON.stringify(this.info ? seatNames(this.info, languages.texts) : []))
  names = $derived<string[]>(JSON.parse(this.namesText))
  texts = $derived((this.gameWords ?? languages.texts).named(this.names))
  textsAt = $derived(textsThen(this.texts, this.changes))
  /** A bot plays for me. */
  left = $derived(this.info !== null && haveLeft(this.info))
  view = $derived(this.playback.view)
  position = $derived(this.playback.result)
  seat = $derived(this.newest?.seat ?? this.info?.you ?? null)
  /** What the position that is shown lets me choose, also once I have; nothing while events are still being shown. */
  private offered = $derived<readonly Choice[]>(
    this.position && !this.left && !this.playback.playing && this.position.seq === this.newest?.seq ? this.position.legal : NOTHING,
  )
  /** What I may do now. */
  legal = $derived(this.position?.seq === this.acted ? NOTHING : this.offered)
  picked = $derived(extended(this.legal, this.clicked))
  choices = $derived(through(this.legal, this.picked))
  glow = $derived(inviting(this.legal, this.picked))
  quiet = $derived(quiet(this.legal, this.picked))
  instead = $derived(instead(this.legal, this.picked))
  offers = $derived(offers(this.legal, this.picked))
  onlyLost = $derived(onlyLost(this.legal, this.clicked))
  starts = $derived(glowing(this.offered, NOTHING))
  complete = $derived(complete(this.legal, this.picked, this.named))
  private asking = $state(-1)
  /** What gives up something that could still be used: the player is asked first, and may still say no. */
  doubted = $derived(this.legal.find((choice) => choice.action === this.asking && choice.forgoes) ?? null)
  /** By target: the forecast of the action that picking it completes or has completed; by its text that of an action without targets, whatever is picked. */
  forecasts = $derived.by(() => {
    const found = new Map<string, Forecast>()
    for (const [target, choice] of completing(this.legal, this.picked)) {
      const forecast = this.forecastsOf.get(choice.action)
      if (forecast) found.set(target, forecast)
    }
    const [only, ...others] = this.complete
    const chosen = only && !others.length ? this.forecastsOf.get(only.action) : undefined
    if (chosen && this.picked.length) found.set(this.picked.at(-1)!, chosen)
    for (const choice of this.legal) {
      const forecast = choice.targets.length ? undefined : this.forecastsOf.get(choice.action)
      if (forecast) found.set(choice.text, forecast)
    }
    return found
  })

  private readonly socket: TableSocket
  private reasons = new Map<string, Promise<Said[]>>()
  private asked = new Set<number>()
  private first = true
  /** The last row that has been before my eyes. */
  private seen: number

  constructor(
    readonly id: string,
    readonly invitation: string | null,
  ) {
    this.seen = recall(`seen-${id}`, -1)
    this.socket = new TableSocket(id, invitation, {
      message: (message) => this.hear(message),
      connection: (state) => (this.connection = state),
      since: () => this.newest?.seq ?? 0,
    })
  }

  close(): void {
    this.socket.close()
  }

  /** The words of the game follow the reader's language. To be called in an effect. */
  async loadWords(): Promise<void> {
    const game = this.info?.game
    const language = languages.current
    if (!game) return
    const [module, words] = await Promise.all([board(game), gameTexts(game, language)])
    if (language !== languages.current) return
    this.game = module
    this.gameWords = words
    this.readyFor = language
  }

  private async loadSpace(): Promise<void> {
    this.space = await actionSpace(this.info!.game).catch(() => [])
  }

  // ---- what the server says -----------------------------------------------------------------------------

  private hear(message: ToClient): void {
    switch (message.kind) {
      case 'table':
        this.tellChanges(message.table)
        this.info = message.table
        return
      case 'position':
        this.arrived(message)
        return
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message]
        return
      case 'refused':
        this.gone = message.said
    }
  }

  /** Who has left or come back while I was looking; what I did myself I know. */
  private tellChanges({ seat_changes, you }: TableInfo): void {
    if (!this.info) return
    const known = this.info.seat_changes.at(-1)?.number ?? 0
    for (const change of seat_changes) {
      if (change.number > known && change.seat !== you) notices.say(changeWords(change, languages.texts))
    }
  }

  private arrived(position: Position): void {
    const known = this.newest?.seq ?? -1
    if (position.seq < known) return
    this.clockedAt = performance.now()
    if (!this.space.length && position.legal.some((choice) => !('phrase' in choice))) void this.loadSpace()
    const rows = position.happened.filter((row) => row.seq > known || this.first)
    this.newest = position
    this.write(rows)
    if (position.seq > known) {
      // Where several choose at once, what another one does takes nothing out of my hands.
      const mine = rows.some((row) => row.seat === position.seat)
      const kept = mine || !through(position.legal, this.clicked).length ? NOTHING : this.clicked
      const asking = mine ? -1 : this.asking
      const named = kept.length ? this.named : null
      this.forgetChoice()
      this.clicked = kept
      this.named = named
      this.asking = asking
    }
    if (this.first) {
      this.first = false
      this.earlier = this.log.flatMap(({ event, gone }) => (event && !gone ? [event] : []))
      this.missing(this.seen, position.seq)
      this.playback.cut(position.view, position)
    } else {
      if (document.hidden) this.missing(this.seen, position.seq)
      else if (position.seq > known) this.awayTo = null
      const events = rows.flatMap((row) => row.events.map((event) => ({ event: event as GameEvent, seat: row.seat })))
      this.playback.add({ events, view: position.view, result: position })
    }
  }

  private missing(from: number, to: number): void {
    if (from < 0 || from >= to) return
    if (this.awayTo === null) this.awayFrom = from
    this.awayTo = to
  }

  private write(rows: Position['happened']): void {
    const lines: LogLine[] = []
    for (const row of rows) {
      if (row.taken_back.length) lines.push({ seq: row.seq, seat: row.seat, event: null })
      for (const event of row.events) lines.push({ seq: row.seq, seat: row.seat, event: event as GameEvent })
    }
    const gone = new Set(rows.flatMap((row) => row.taken_back))
    const before = gone.size ? this.log.map((line) => (gone.has(line.seq) ? { ...line, gone: true } : line)) : this.log
    if (lines.length) this.log = [...before, ...lines.map((line) => (gone.has(line.seq) ? { ...line, gone: true } : line))]
  }

  private heard(event: GameEvent): void {
    const sound = this.game?.sound?.(event)
    if (sound) playSound(sound)
  }

  /** What is shown has been before my eyes. To be called whenever it changes, or the page comes into sight. */
  saw(): void {
    if (!this.position || document.hidden) return
    this.seen = this.position.seq
    keep(`seen-${this.id}`, this.seen)
  }

  // ---- choosing -------------------------------------------------------------------------------------------

  private forgetChoice(): void {
    this.clicked = NOTHING
    this.named = null
    this.asking = -1
    this.pointed = null
    this.forecastsOf = new Map()
    this.reasons.clear()
    this.asked.clear()
  }

  /** A click on a target. False if it leads nowhere. */
  pick(target: string): boolean {
    if (this.complete.length === 1 && this.clicked.at(-1) === target && !this.glow.has(target) && !losing([target])) {
      void this.send(this.complete[0]!.action)
      return true
    }
    const next = afterClick(this.legal, this.clicked, target)
    if (!next) return false
    this.asking = -1
    this.named = null
    this.clicked = next
    const [only, ...others] = this.complete
    // A loss is confirmed, and what was picked by itself leaves time for one.
    const held = preferences.confirm || losing(this.picked) || (this.picked.length > next.length && losing(this.offers))
    if (only && !others.length && !this.glow.size && !held) void this.send(only.action)
    return true
  }

  /** Take back the question, or the last pick. False if there was neither. */
  back(): boolean {
    if (this.doubted) {
      this.asking = -1
      return true
    }
    if (!this.clicked.length) return false
    this.named = null
    this.clicked = afterBack(this.legal, this.clicked)
    return true
  }

  /** Choose a whole action at once, from the list or a hint: its targets light up, Confirm sends it and no other. */
  choose(choice: Choice): void {
    this.pointed = null
    this.asking = -1
    this.clicked = choice.targets
    this.named = choice.action
  }

  /** Pick nothing of it any more, unless something else has been picked meanwhile. */
  drop(choice: Choice): void {
    if (this.clicked !== choice.targets) return
    this.clicked = NOTHING
    this.named = null
  }

  /** Play an action. One that gives something up that could be used is asked about first, and sent by `sure`. */
  async send(action: number, sure = false): Promise<void> {
    if (!this.newest || this.sending) return
    if (!sure && preferences.ask && this.legal.some((choice) => choice.action === action && choice.forgoes)) {
      this.asking = action
      return
    }
    const seq = this.newest.seq
    this.acted = seq
    try {
      await this.socket.ask({ kind: 'act', seq, action })
    } catch (error) {
      if (this.acted === seq) this.acted = -1
      throw error
    }
  }

  // ---- questions ------------------------------------------------------------------------------------------

  /** The wording of a choice: "Attack Port Mutiny from Pearlmouth". */
  phrase(choice: Choice): string {
    const said = (choice as { phrase?: Said }).phrase ?? this.space[choice.action]?.phrase
    if (!said) return choice.text
    return this.texts.said(this.view && this.game?.phrase ? this.game.phrase(this.view, said) : said)
  }

  /** The name of a target: of what lies there now, if the game knows. */
  name(target: string): string {
    return this.texts.name((this.view && this.game?.lying?.(this.view, target)) || target)
  }

  /** Ask for the forecasts of these actions, those not asked for yet, in few questions. */
  async explain(actions: readonly number[]): Promise<void> {
    const open = actions.filter((action) => !this.asked.has(action))
    for (const action of open) this.asked.add(action)
    for (let at = 0; at < open.length; at += BATCH) {
      const seq = this.newest?.seq
      try {
        const answer = (await this.socket.ask({ kind: 'explain', actions: open.slice(at, at + BATCH) })) as Explained
        if (seq !== this.newest?.seq) return
        const all = new Map(this.forecastsOf)
        for (const { action, forecast } of answer.forecasts) all.set(action, forecast as Forecast)
        this.forecastsOf = all
      } catch (error) {
        // A forecast is a help, not a condition: without it one can still choose.
        console.warn(error)
      }
    }
  }

  /** The actions that a click on a target leads to. */
  leading(target: string): Choice[] {
    const clicked = afterClick(this.legal, this.clicked, target)
    return clicked ? through(this.legal, extended(this.legal, clicked)) : []
  }

  /** The forecasts that the next pick could need. */
  explainNext(): void {
    const next = [...deciding(this.legal, this.picked).values(), ...this.complete]
    void this.explain(next.map((choice) => choice.action))
  }

  forecast(action: number): Forecast | null {
    return this.forecastsOf.get(action) ?? null
  }

  /** Why an element does not glow. */
  whyNot(target: string): Promise<Said[]> {
    const key = `${this.newest?.seq}/${target}`
    let reasons = this.reasons.get(key)
    if (!reasons) {
      reasons = this.socket.ask({ kind: 'why-not', target }).then((answer) => (answer as WhyNot).refusals)
      this.reasons.set(key, reasons)
      reasons.catch(() => this.reasons.delete(key))
    }
    return reasons
  }

  /** Why an action in its text form cannot be played now. */
  async whyNotAction(text: string): Promise<Said[]> {
    return ((await this.socket.ask({ kind: 'why-not', action: text })) as WhyNot).refusals
  }

  async hint(): Promise<Hint['choices']> {
    return ((await this.socket.ask({ kind: 'hint' })) as Hint).choices
  }

  async undo(): Promise<void> {
    await this.socket.ask({ kind: 'undo' })
  }

  /** Ask the others to go back so far that only these actions are left. */
  async askUndo(to: number): Promise<void> {
    await this.socket.ask({ kind: 'undo', to })
  }

  async consent(agree: boolean): Promise<void> {
    await this.socket.ask({ kind: 'consent', agree })
  }

  say(text: string): void {
    if (!this.socket.tell({ kind: 'chat', text })) throw new ProblemError('unreachable', { key: 'web-unreachable' })
  }
}
