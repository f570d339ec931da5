import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Texts } from '../../src/texts'
import { glowing } from '../../src/table/picking'
import type { Forecast, TableProps } from '../../src/games/module'
import game from '../../src/games/age-of-mythology/index'
import { DRAWN } from '../../src/games/age-of-mythology/targets'
import type { View } from '../../src/games/age-of-mythology/view'
import { content, positions, type Positions } from './engine'

const OWN = import.meta.glob<string>('../../src/games/age-of-mythology/text/*.ftl', { query: '?raw', import: 'default', eager: true })
let engine: Positions
// A busy machine draws hundreds of boards slowly.
vi.setConfig({ testTimeout: 120_000 })

beforeAll(() => {
  engine = positions()
}, 120_000)

const faults: string[] = []
const core = import.meta.glob<string>('../../../src/ludage/core/text/*.ftl', { query: '?raw', import: 'default', eager: true })

function textsIn(language: 'en' | 'fr'): Texts {
  const common = Object.entries(core).find(([path]) => path.endsWith(`${language}.ftl`))![1]
  return Texts.from(language, [common, content(`text/${language}.ftl`), OWN[`../../src/games/age-of-mythology/text/${language}.ftl`]!], (error) => faults.push(String(error)))
}

function propsOf(view: View, legal: string[][], picked: string[], phone: boolean, texts: Texts): TableProps<View> {
  const glow = glowing(legal.map((targets, action) => ({ action, text: '', targets })), picked)
  const names = view.seats.map((_, at) => `P${at}`)
  return { view, seat: view.seat, names, texts, glow, picked, pointed: null, forecasts: new Map<string, Forecast>(), step: null, speed: 0, phone }
}

/** How often each target is drawn. The frames round the seats are the shell's, one each. */
function drawn(props: TableProps<View>): Map<string, number> {
  const parts = [game.Board, game.Hand, ...(props.phone ? [] : [game.Reference])]
  const html = parts.map((part) => render(part, { props }).body).join('')
  const found = new Map<string, number>(props.view.seats.map((_, at) => [`seat:${at}`, 1]))
  for (const match of html.matchAll(/data-target="([^"]+)"/g)) found.set(match[1]!, (found.get(match[1]!) ?? 0) + 1)
  return found
}

describe('targets', () => {
  it('every kind of target of the action space is drawn somewhere', () => {
    const kinds = new Set(engine.targets.map((target) => target.slice(0, target.indexOf(':'))))
    expect([...kinds].sort()).toEqual(Object.keys(DRAWN).sort())
  })

  it('every question of the rules is among the positions', () => {
    const asked = [...content('text/en.ftl').matchAll(/^(prompt-[\w-]+) =/gm)].map((match) => match[1]!)
    expect(asked.filter((prompt) => !(prompt in engine.prompts))).toEqual([])
  })

  it.each([['wide screen', false], ['phone', true]])('on a %s whatever may be chosen is drawn exactly once', (_, phone) => {
    const texts = textsIn('en')
    for (const [prompt, { view, legal }] of Object.entries(engine.prompts)) {
      const firsts = [...new Set(legal.flatMap((targets) => targets.slice(0, 1)))]
      // After a first pick: a few suffice, and all kinds of them.
      const starts = [[], ...firsts.slice(0, 4).map((target) => [target])]
      for (const picked of starts) {
        const props = propsOf(view, legal, picked, phone, texts)
        if (!props.glow.size) continue
        const found = drawn(props)
        for (const target of props.glow) expect(found.get(target) ?? 0, `${prompt}, picked ${picked.join(' ') || 'nothing'}: ${target}`).toBe(1)
      }
    }
  })
})

describe('texts', () => {
  it.each(['en', 'fr'] as const)('no component asks for a text that is not there (%s)', (language) => {
    const texts = textsIn(language).named(['Ann', 'Ben'])
    for (const { view, legal } of Object.values(engine.prompts)) {
      for (const phone of [false, true]) {
        const props = propsOf(view, legal, [], phone, texts)
        for (const part of [game.Board, game.Hand, game.Reference, game.Status, game.ScoreSheet]) expect(render(part, { props }).body).not.toBe('')
        view.seats.forEach((_, of) => expect(render(game.SeatPanel, { props: { ...props, of, compact: phone } }).body).not.toBe(''))
      }
    }
    for (const target of engine.targets) texts.name(target)
    expect(faults).toEqual([])
  })
})

describe('events', () => {
  it('every kind of event that can happen is shown, or is known to need no showing', () => {
    const silent = ['card-taken', 'hand-built', 'card-laid-aside', 'cards-kept', 'unit-committed', 'army-ready', 'card-laid']
    expect(engine.kinds.filter((kind) => !game.animate({ kind }).ms && !silent.includes(kind))).toEqual([])
  })

  it('no event is shown for longer than 320 ms', () => {
    for (const kind of engine.kinds) expect(game.animate({ kind }).ms).toBeLessThanOrEqual(320)
  })

  it('the picture after the events of an action is the picture that the engine gives', () => {
    const picture = (view: View) => ({
      turn: [view.turn, view.phase, view.first],
      bank: view.bank,
      victory: [view.victory_cubes, view.victory_cards],
      seats: view.seats.map((seat) => [seat.cubes, seat.points, seat.age, seat.buildings, seat.army_size, Object.values(seat.units ?? {}).map((unit) => unit.owned)]),
      workers: view.seats.map((seat) => seat.fields?.map((field) => field.worker)),
      battle: view.battle?.shown ? view.battle.sides.map((side) => side.units) : null,
    })
    // Which square lost its tile, or sent its worker into a battle, is told by no event; nor what a saved unit cost.
    const untold = ['tile-captured', 'tile-returned', 'tile-removed', 'tiles-exchanged', 'saved', 'army-shown']
    for (const { before, events, after } of engine.rows) {
      if (events.some((event) => untold.includes(event.kind))) continue
      const shown = events.reduce<View>((view, event) => game.after(view, event), before)
      expect(picture(shown), events.map((event) => event.kind).join(' ')).toEqual(picture(after))
    }
  })

  it('the view that was shown before is left as it was', () => {
    for (const { before, events } of engine.rows.slice(0, 300)) {
      const kept = JSON.stringify(before)
      events.reduce<View>((view, event) => game.after(view, event), before)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })
})
