/**
 * The contract between the shell and a game. `web/src/games/<id>/` holds:
 *
 *   index.ts        `export default { ... } satisfies GameModule`, loaded when a table of that game is opened
 *   text/en.ftl, text/fr.ftl   texts that only the browser needs (lessons, headings), added to the engine's own
 *
 * The picture on the home page is `web/src/art/covers/<id>.svg`, shown as an image that fills a box of 4:3.3.
 * The shell finds them by their path; only the order of the home page names the games (`GAMES` in index.ts).
 *
 * How an element of the board can be chosen
 * -----------------------------------------
 * A game draws; it has no input code. Whatever may ever be a target carries `data-target="kind:id"`, the very id that
 * legal actions name. It may stand anywhere (Board, Hand, SeatPanel, Reference) and several times. The shell listens for
 * clicks, keys, hover and focus on all of them by delegation, and after every change sets on each element:
 *
 *   data-glow      it may be chosen now               data-picked    it has been chosen, the action is not complete
 *   data-instead   a click takes it instead of what was picked: it can be clicked, though it leads back before it leads on
 *   data-pointed   a log line, a lesson or the list of actions points at it
 *   role="button", tabindex, aria-label (the element's name, its `data-label` and its chance), aria-disabled
 *
 * So CSS draws the glow (`[data-glow]`, and more quietly `[data-instead]`; `--act` is its colour and nobody else's), and a game sets none of these itself.
 * An element that needs more words for a screen reader than its name gives them in `data-label`. Where the clickable part
 * is an SVG group, give it a shape with a fill (may be transparent) so that it can be hit; 44 px where fingers go.
 * Where there are too many of a kind to draw each (bids), a field with `data-chooses="kind"` stands for all of them: in it
 * one is written or set, and drawn beside it as its target.
 * The props `glow`, `picked`, `instead`, `pointed` say the same for what is drawn beside the element (arrows, chips, ghosts).
 */
import type { Component } from 'svelte'
import type { Texts } from '../texts'

/** A text to be: what the engine says (see `ludage/core/message.py`). */
export interface Said {
  key: string
  args?: Record<string, Argument>
  rule?: string
}
export type Argument = string | number | string[]

/** One line of a sum: views and forecasts carry their numbers like this. */
export interface Line {
  amount: number
  cause: Said
}

/** An exact chance: `ways` out of `outof` equally likely rolls. `of` is a text key. */
export interface Chance {
  of: string
  ways: number
  outof: number
}

/** What an action would cost and do. */
export interface Forecast {
  lines: Line[]
  total: number
  chances: Chance[]
}

/** Something that happened, as this seat heard it: `kind` and data with every random result. */
export interface GameEvent {
  kind: string
  secret?: boolean
  [data: string]: unknown
}

/** The event being shown now. */
export interface EventStep {
  event: GameEvent
  /** The seat whose action brought it about; null where nobody acted. */
  seat: number | null
  /** How long it is shown, in milliseconds: what `animate` asked for, at the chosen speed. */
  ms: number
  /** Different for each step: a `{#key step.number}` restarts a CSS animation. */
  number: number
}

/** What every component of a game is given. `View` is the game's own type of `state.view(seat)`. */
export interface TableProps<View = any> {
  view: View
  /** My seat; null for a spectator. In a replay: the seat through whose eyes one looks. */
  seat: number | null
  /** Texts of the reader's language, which know the players' names; a new object when the language or a name changes. */
  texts: Texts
  /** Targets that may be chosen now. */
  glow: ReadonlySet<string>
  /** Targets chosen so far, in order. */
  picked: readonly string[]
  /** Targets that a click takes instead of what was picked, or of a part of it. */
  instead: ReadonlySet<string>
  /** What could be picked (losses too), what is picked, and what could have been instead of the last pick, in its old order: what is offered stays where it is while one of it is picked. */
  offers: ReadonlySet<string>
  /** What could be picked while nothing was (losses too), until the position changes: what is asked stays on the screen while it is answered. */
  starts: ReadonlySet<string>
  /** The target something else points at: bring it into sight and mark it. */
  pointed: string | null
  /** By target: the forecast of the action that choosing it (one more pick) would complete, or has completed; by its text that of an action without targets. */
  forecasts: ReadonlyMap<string, Forecast>
  /** The event being animated; `view` is what stood before it (see `GameModule.after`). */
  step: EventStep | null
  /** The events that led to `view`, also those that were skipped or not shown because of reduced motion. */
  recent?: readonly GameEvent[]
  /** All that had happened before the table was opened: for what stays to be read after its events have passed. */
  earlier?: readonly GameEvent[]
  /** Factor on durations: 1 normal, less is faster, 0 no motion at all (reduced motion, or switched off). */
  speed: number
  /** A narrow screen, used with a thumb. */
  phone: boolean
}

/** What the board is given besides. */
export interface BoardProps<View = any> extends TableProps<View> {
  /** The player whose things are shown in full (see `GameModule.looks`); null: one's own. */
  looked: number | null
  /** They are shown because that player acts, not because the reader chose to look: nothing moves under a finger. */
  followed: boolean
  look(seat: number | null): void
}

/** One player's part. */
export interface SeatProps<View = any> extends TableProps<View> {
  of: number
  /** Little room: one line. */
  compact: boolean
}

/** An icon with the element it stands for: before its name in the log, in prompts and in forecasts. */
export interface EmblemProps {
  /** `people:orcs`, `god:sharur`, `die:5` ... Draw nothing for a kind that has no emblem. */
  of: string
}

/** A step of the guided first game: shown once, when it first fits. */
export interface Lesson {
  id: string
  /** It fits when I am asked one of these (`prompt.key`) ... */
  prompts?: readonly string[]
  /** ... or one of these events has just been shown. Neither: at the very beginning. */
  events?: readonly string[]
  /** Not before the position is like this. */
  when?: (view: any) => boolean
  /** Not before this lesson has been understood: what others do may be worth a lesson before its turn has come. */
  after?: string
  /** Only in such a game (its variant): elsewhere it cannot come, and does not count. */
  only?: (view: any) => boolean
  /** Text key, with its title in the attribute `.title`; `{ $name }` variables come from `args`. */
  text: string
  args?: (view: any) => Record<string, Argument>
  /** What to point at (targets, or CSS selectors starting with "."). */
  show?: (view: any) => readonly string[]
  /** A rule of the catalogue to read on. */
  rule?: string
}

/** A line chart of the game over time: the name of a series that the server sends, and its text key. */
export interface Series {
  name: string
  label: string
}

export interface GameModule {
  id: string
  /** The main drawing; fills its box (the shell gives it all the room there is, at any shape). */
  Board: Component<BoardProps>
  /**
   * The board shows one player's things in full: whose, the shell says (`looked`). A click on a player's frame looks at
   * that player. What I could choose meanwhile among my own things is behind the look, not missing: the shell offers
   * the way back, and goes it by itself when I have acted. A 'board' is shown instead of one's own, and follows who
   * acts; a 'sheet' lies over what all share, and is there only for who asks for it.
   */
  looks?: 'board' | 'sheet'
  /** My cards and private things: a strip under the board, a drawer on a phone. */
  Hand: Component<TableProps>
  /** A player's round picture in a square of 40 px or so (a god, a leader). */
  Medallion: Component<SeatProps>
  /** A player's summary. The shell draws the frame round it: colour band, name, presence, clock. */
  SeatPanel: Component<SeatProps>
  /** Tables to look things up in (the well of souls): a panel at the side; on a phone a page of its own. */
  Reference: Component<TableProps>
  /** Turn and phase, in the top bar (44 px high; on a phone about 200 px wide). */
  Status: Component<TableProps>
  /** The final score as the rules give it; `view` is that of the finished game. */
  ScoreSheet: Component<TableProps>
  Emblem: Component<EmblemProps>

  /** How long to show an event (0: not at all) and which targets it is about (the shell brings them into sight). */
  animate(event: GameEvent): { ms: number; targets: readonly string[] }
  /**
   * The view as it looks once this event has been shown: moves pieces as the event's data say, decides nothing. The
   * engine's own view follows at the end of the row. Without it the picture changes at the end of the row only.
   */
  after?(view: any, event: GameEvent): any
  /** Which sound an event makes. */
  sound?(event: GameEvent): Sound | null
  /** How telling an event is for the story of the game, 0 to 10: the replay lists the greatest as key moments. */
  weight(event: GameEvent): number

  /** What lies at a place now, as a target: a name given to the place is its name (the card in a space of a row). */
  lying?(view: any, place: string): string | null
  /** Whether all that choosing this does is written on it, for everybody to read: then nothing else repeats it. */
  told?(target: string): boolean
  /** An action in words, where the position has better ones than the action itself. */
  phrase?(view: any, said: Said): Said

  tutorial: readonly Lesson[]
  series: readonly Series[]
}

export type Sound = 'place' | 'card' | 'die' | 'clash' | 'win' | 'lose' | 'wrath' | 'turn' | 'coin'
