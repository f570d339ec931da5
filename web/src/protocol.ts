// Made from the server's structs by web/tools/protocol_types.py. Do not edit: change the structs, run that again.

/** A text to be: key, arguments and rule, as the core says it. */
export interface Said {
  key: string
  args?: Record<string, any>
  rule?: string
}

/** A legal action: its index, its text form, and the board elements that lead to it. */
export interface Choice {
  action: number
  text: string
  targets: string[]
  any_order?: boolean
  concedes?: boolean
  forgoes?: Said | null
}

/** The time of a seat: seconds left in its bank, and whether it is running. */
export interface Clock {
  left: number
  running: boolean
}

/** Who sits where, as everybody may know. */
export interface SeatInfo {
  seat: number
  name: string
  kind: string
  bot: string | null
  online: boolean
  rating: number | null
}

/** A seat was given to a bot, or to a person again, while the game was on: a line of its log. */
export interface SeatChange {
  number: number
  seq: number
  seat: number
  kind: string
  name: string
  before: string
}

/** Somebody asks to go back to row `to`, beyond what the rules of undo give freely. */
export interface UndoRequest {
  seat: number
  to: number
  agreed: number[]
}

/** The events of one row of the table, as this seat heard them. */
export interface Happened {
  seq: number
  seat: number | null
  events: (Record<string, any>)[]
  taken_back: number[]
}

/** Where the table stands: sent on connecting and after every row. */
export interface Position {
  kind: 'position'
  seq: number
  seat: number | null
  view: Record<string, any>
  to_act: number[]
  legal: Choice[]
  prompt: Said | null
  happened: Happened[]
  clocks: (Clock | null)[]
  may_undo: boolean
  undo_request: UndoRequest | null
}

/** The table round the game: seats, status, presence. Sent when any of it changes. */
export interface TableState {
  kind: 'table'
  table: TableInfo
}

/** A line of chat. */
export interface Chat {
  kind: 'chat'
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** What a client asked was not done; nothing has changed. */
export interface Refused {
  kind: 'refused'
  code: string
  said: Said
  seq: number
  request: number | null
}

/** What a legal action would do: lines, total and exact chances. */
export interface Forecasted {
  action: number
  forecast: Record<string, any>
}

/** What these legal actions would do. */
export interface Explained {
  kind: 'explained'
  forecasts: Forecasted[]
  request: number | null
}

/** Why an element does not glow: the refusals of the actions that go through it, the most telling first. */
export interface WhyNot {
  kind: 'why-not'
  target: string
  refusals: Said[]
  request: number | null
}

/** A part of what an action brings: the key of its text, and how much. */
export interface Reason {
  key: string
  amount: number
}

/** An action that a bot thinks well of, what it promises, and why. */
export interface Suggested {
  action: number
  value: number
  reasons: Reason[]
}

/** What a bot would play here: two or three actions, the best first. */
export interface Hint {
  kind: 'hint'
  choices: Suggested[]
  request: number | null
}

/** The request was carried out. */
export interface Done {
  kind: 'done'
  seq: number
  request: number | null
}

/** Play an action, by its text or its index, on the position with this sequence number. */
export interface Act {
  kind: 'act'
  seq: number
  action: number | string
  request?: number | null
}

/** What would these legal actions do? */
export interface Explain {
  kind: 'explain'
  actions: (number | string)[]
  request?: number | null
}

/** Why can this element not be chosen? (Or: this action, by its text.) */
export interface AskWhyNot {
  kind: 'why-not'
  target?: string | null
  action?: number | string | null
  request?: number | null
}

/** What would a bot play? */
export interface AskHint {
  kind: 'hint'
  request?: number | null
}

/** A line of chat. */
export interface Say {
  kind: 'chat'
  text: string
  request?: number | null
}

/** Take back one's last action; with `to`, ask the others to go back to that sequence number. */
export interface Undo {
  kind: 'undo'
  to?: number | null
  request?: number | null
}

/** Agree, or not, to the undo that is asked for. */
export interface Consent {
  kind: 'consent'
  agree: boolean
  request?: number | null
}

/** Send me everything since this sequence number. */
export interface Sync {
  kind: 'sync'
  since: number
  request?: number | null
}

/** Live: a bank of seconds and seconds added a decision. Correspondence: hours for each decision. */
export interface TimeControl {
  pace: string
  bank: number
  increment: number
  hours: number
}

/** A table to be created. */
export interface NewTable {
  game: string
  players: number
  options?: Record<string, string>
  public?: boolean
  time?: TimeControl
  name?: string
  bots?: string | null
}

/** A table as a lobby shows it. */
export interface TableInfo {
  id: string
  name: string
  game: string
  rules: string
  players: number
  options: Record<string, string>
  public: boolean
  time: TimeControl
  status: string
  seats: SeatInfo[]
  seq: number
  to_act: number[]
  commitment: string
  created: number
  moved: number
  host: number | null
  frozen_at: number | null
  seed: string | null
  scores: number[] | null
  ranks: number[] | null
  rematch: string | null
  invitation: string | null
  you: number | null
  seat_changes: SeatChange[]
}

/** Who I am. */
export interface Me {
  id: string
  name: string
  registered: boolean
  language: string
  rating: number | null
  email: string | null
  webhook: string | null
  notify: Record<string, any>
}

/** An HTTP refusal in a person's words. */
export interface Problem {
  code: string
  said: Said
}

/** Play at once; a name is found for those who give none. */
export interface NewGuest {
  name?: string
  language?: string
}

/** Name and password of an account. */
export interface Credentials {
  login: string
  password: string
}

/** The password of my account, and the one it is to have. */
export interface NewPassword {
  password: string
  new: string
}

/** What to change about me; what is not given stays. */
export interface Changes {
  name?: string | null
  language?: string | null
  email?: string | null
  webhook?: string | null
  notify?: Record<string, any> | null
}

/** What there is of the analysis of a game. */
export interface Analysis {
  state: string
  done: number
  of: number
  analysis: Record<string, any> | null
}

/** A value of an option that is only for some tables: nobody need offer it to others. */
export interface NeedInfo {
  option: string
  value: string
  players: [number, number] | null
  options: Record<string, string[]>
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  rules: string
  min_players: number
  max_players: number
  options: Record<string, string[]>
  needs: NeedInfo[]
  first_game: Record<string, string>
  bots: string[]
  actions: number
}

/** An action of the space: what clients need to offer it. */
export interface ActionInfo {
  text: string
  targets: string[]
  phrase: Said
}

/** A rule of the catalogue. */
export interface RuleInfo {
  id: string
  section: string
  rule: string
  source: string
  example: string
  note: string
}

/** Sit down: in this seat, or in any free one. */
export interface Join {
  seat?: number | null
  invitation?: string | null
}

/** Put a bot of this level in a seat, or in every open one; without a level, bots get up. */
export interface Fill {
  bot?: string | null
  seat?: number | null
}

/** Send away whoever sits in this seat. */
export interface Away {
  seat: number
}

/** A page of tables. */
export interface TableList {
  tables: TableInfo[]
}

/** An order for later: play this if it is legal when this is asked. */
export interface Order {
  action: string
  prompt?: string | null
  once?: boolean
}

/** An order as stored. */
export interface OrderInfo {
  id: number
  action: string
  prompt: string | null
  once: boolean
}

/** A whole game from one viewpoint. */
export interface Replay {
  game: string
  players: number
  names: string[]
  options: Record<string, string>
  seat: number | null
  of: number
  moments: Moment[]
  seat_changes: SeatChange[]
  series: Record<string, number[][]>
}

/** The position after `at` of `of` actions, as a seat sees it, and what the last of them brought about. */
export interface View {
  at: number
  of: number
  view: Record<string, any>
  events: (Record<string, any>)[]
}

/** What a seat knows of a game that is still on: its past, and where it stands. */
export interface ViewRecord {
  replay: Replay
  view: Record<string, any>
}

/** A record to be replayed here. */
export interface Upload {
  record: string
}

/** Where it can be looked at. */
export interface Uploaded {
  id: string
  game: string
  actions: number
}

/** One action. What another seat chose in a game that is still on is told by its events only. */
export interface Moment {
  at: number
  seat: number
  action: string | null
  phrase: Said | null
  events: (Record<string, any>)[]
}

export type ToClient = Position | TableState | Chat | Refused | Explained | WhyNot | Hint | Done

export type FromClient = Act | Explain | AskWhyNot | AskHint | Say | Undo | Consent | Sync
