/** What holds for every board, whatever the game: a game's `board.test.ts` declares these tests for itself. */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameEvent, GameModule, BoardProps } from '../src/games/module'
import { glowing, instead, inviting, offers } from '../src/table/picking'
import { LANGUAGES, type Language, type Texts } from '../src/texts'
import { positions, questions, tellings, type Positions } from './engine'
import { boardTexts } from './sources'

/** What the view of every game has. */
interface AnyView {
  seat: number | null
  phase: string
  seats: readonly unknown[]
  own?: unknown
}

/** A game's board, and what is particular about it. */
export interface BoardOf<View extends AnyView> {
  game: GameModule & { after(view: View, event: GameEvent): View }
  /** Where each kind of target is drawn. */
  drawn: Readonly<Record<string, string>>
  phases: readonly View['phase'][]
  /** Whether a player has nothing yet that a panel could show. */
  bare?(view: View, seat: number): boolean
  /** Kinds of event that need no showing. */
  silent?: readonly string[]
  /** Kinds of event that do not tell all that they change in the picture. */
  untold?: readonly string[]
  /** What the events of an action must have brought into the picture. */
  picture(view: View): unknown
}

/** How a position is looked at. */
interface Look {
  texts: Texts
  legal?: string[][]
  picked?: string[]
  phone?: boolean
}

function propsOf<View extends AnyView>(view: View, { texts, legal = [], picked = [], phone = false }: Look): BoardProps<View> {
  const choices = legal.map((targets, action) => ({ action, text: '', targets }))
  return { view, seat: view.seat, texts, glow: inviting(choices, picked), picked, instead: instead(choices, picked), offers: offers(choices, picked), starts: glowing(choices, []), pointed: null, forecasts: new Map(), step: null, speed: 0, phone, looked: null, followed: false, look: () => undefined }
}

/** What a component draws. Svelte draws nothing before the result is asked for. */
function body<Props extends Record<string, any>>(part: Component<Props>, props: Props): string {
  return render(part as Component<any>, { props }).body.replaceAll(/<!--.*?-->/g, '').trim()
}

/** How often each target is drawn, or can be chosen in a field for all of its kind. The frames round the seats are the shell's, one each. */
function drawings(game: GameModule, props: BoardProps<AnyView>): Map<string, number> {
  const parts = [game.Board, game.Hand, ...(props.phone ? [] : [game.Reference])]
  const html = parts.map((part) => body(part, props)).join('')
  const found = new Map<string, number>(props.view.seats.map((_, at) => [`seat:${at}`, 1]))
  for (const match of html.matchAll(/data-target="([^"]+)"/g)) found.set(match[1]!, (found.get(match[1]!) ?? 0) + 1)
  const fields = new Set([...html.matchAll(/data-chooses="([^"]+)"/g)].map((match) => match[1]!))
  for (const target of props.glow) if (!found.has(target) && fields.has(kindOf(target))) found.set(target, 1)
  return found
}

const kindOf = (target: string) => target.slice(0, target.indexOf(':'))

/** What may have been picked: nothing, some first targets, and before any further one a prefix of each kind. */
function prefixes(legal: string[][]): string[][] {
  const firsts = [...new Set(legal.flatMap((targets) => targets.slice(0, 1)))]
  const found = new Map<string, string[]>([['', []]])
  for (const first of firsts.slice(0, 4)) found.set(first, [first])
  const kinds = new Set<string>()
  for (const targets of legal) {
    for (let length = 1; length < targets.length; length++) {
      const prefix = targets.slice(0, length)
      const kind = targets.slice(0, length + 1).map(kindOf).join(' ')
      if (!kinds.has(kind)) found.set(prefix.join(' '), prefix)
      kinds.add(kind)
    }
  }
  return [...found.values()]
}

export function boardLaws<View extends AnyView>({ game, drawn, phases, bare = () => false, silent = [], untold = [], picture }: BoardOf<View>): void {
  // A busy machine draws hundreds of boards slowly.
  vi.setConfig({ testTimeout: 120_000 })
  let engine: Positions<View>
  beforeAll(() => {
    engine = positions(game.id)
  }, 180_000)

  /** Looks at the board in a language; afterwards no text may have been missing. */
  function reading(language: Language, look: (texts: Texts) => void): void {
    const faults: string[] = []
    look(boardTexts(game.id, language, (error) => faults.push(String(error))))
    expect(faults).toEqual([])
  }

  /** Draws every component that shows a position. */
  function drawAll(prompt: string, props: BoardProps<View>): void {
    const { view, phone } = props
    for (const part of [game.Board, game.Hand, game.Reference, game.Status, game.ScoreSheet]) expect(body(part, props), `${prompt}: ${part.name}`).not.toBe('')
    for (const of of view.seats.keys()) {
      const seat = { ...props, of, compact: phone }
      expect(body(game.Medallion, seat), `${prompt}: medallion of seat ${of}`).not.toBe('')
      expect(body(game.SeatPanel, seat) === '', `${prompt}: panel of seat ${of}`).toBe(bare(view, of))
    }
  }

  const shown = (before: View, events: readonly GameEvent[]) => events.reduce<View>((view, event) => game.after(view, event), before)

  describe('positions', () => {
    it('every phase of the game is among them', () => {
      const seen = new Set(Object.values(engine.prompts).map(({ view }) => view.phase))
      expect([...seen].sort()).toEqual([...phases].sort())
    })

    it('every question of the rules is among them, or is known to be too rare', () => {
      expect(questions(game.id).filter((prompt) => !(prompt in engine.prompts))).toEqual([])
    })
  })

  describe('targets', () => {
    it('every kind of target of the action space is drawn somewhere', () => {
      expect([...new Set(engine.targets.map(kindOf))].sort()).toEqual(Object.keys(drawn).sort())
    })

    it.each([['wide screen', false], ['phone', true]])('on a %s whatever may be chosen is drawn exactly once', (_, phone) => {
      reading('en', (texts) => {
        for (const [prompt, { view, legal }] of Object.entries(engine.prompts)) {
          for (const picked of prefixes(legal)) {
            const props = propsOf(view, { texts, legal, picked, phone })
            if (!props.glow.size) continue
            const found = drawings(game, props)
            for (const target of props.glow) expect(found.get(target) ?? 0, `${prompt}, picked ${picked.join(' ') || 'nothing'}: ${target}`).toBe(1)
          }
        }
      })
    })
  })

  describe('spectators', () => {
    it('every position can be drawn without what only a player knows', () => {
      reading('en', (texts) => {
        for (const [prompt, { view }] of Object.entries(engine.prompts)) {
          const { own: _, ...open } = view
          drawAll(prompt, propsOf({ ...open, seat: null } as View, { texts }))
        }
      })
    })
  })

  describe('texts', () => {
    it.each(LANGUAGES)('no component asks for a text that is not there (%s)', (language) => {
      reading(language, (nameless) => {
        const texts = nameless.named(['Ann', 'Ben'])
        for (const [prompt, { view, legal }] of Object.entries(engine.prompts)) {
          for (const phone of [false, true]) drawAll(prompt, propsOf(view, { texts, legal, phone }))
        }
        for (const target of engine.targets) {
          texts.name(target)
          body(game.Emblem, { of: target })
        }
      })
    })
  })

  describe('events', () => {
    const kinds = () => [...new Set([...engine.kinds, ...tellings(game.id)])]

    it('every kind of event that can happen is shown, or is known to need no showing', () => {
      expect(kinds().filter((kind) => !game.animate({ kind }).ms).sort()).toEqual([...silent].sort())
    })

    it('no event is shown for longer than 320 ms', () => {
      for (const kind of kinds()) expect(game.animate({ kind }).ms).toBeLessThanOrEqual(320)
    })

    it('the picture after the events of an action is the picture that the engine gives', () => {
      const told = engine.rows.filter(({ events }) => !events.some((event) => untold.includes(event.kind)))
      // Copies: what one test changed by mistake must not be what the next one starts from.
      for (const { before, events, after } of told) expect(picture(shown(structuredClone(before), events)), JSON.stringify(events)).toEqual(picture(after))
    })

    it('the view that was shown before is left as it was', () => {
      for (const { before, events } of engine.rows) {
        const kept = JSON.stringify(before)
        shown(before, events)
        expect(JSON.stringify(before)).toBe(kept)
      }
    })
  })
}
