import { render } from 'svelte/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Texts } from '../../src/texts'
import { glowing } from '../../src/table/picking'
import type { Forecast, TableProps } from '../../src/games/module'
import game from '../../src/games/through-the-ages/index'
import { DRAWN } from '../../src/games/through-the-ages/targets'
import type { View } from '../../src/games/through-the-ages/view'
import { content, positions, type Positions } from './engine'

const OWN = import.meta.glob<string>('../../src/games/through-the-ages/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const core = import.meta.glob<string>('../../../src/ludage/core/text/*.ftl', { query: '?raw', import: 'default', eager: true })
let engine: Positions
// A busy machine draws hundreds of boards slowly.
vi.setConfig({ testTimeout: 120_000 })

beforeAll(() => {
  engine = positions()
}, 180_000)

const faults: string[] = []

function textsIn(language: 'en' | 'fr'): Texts {
  const common = Object.entries(core).find(([path]) => path.endsWith(`${language}.ftl`))![1]
  return Texts.from(language, [common, content(`text/${language}.ftl`), OWN[`../../src/games/through-the-ages/text/${language}.ftl`]!], (error) => faults.push(String(error)))
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

/** Everything that may have been picked before the last pick: one prefix of each kind is enough. */
function prefixes(legal: string[][]): string[][] {
  const kinds = new Map<string, string[]>([['', []]])
  for (const targets of legal) {
    for (let length = 1; length < targets.length; length++) {
      const prefix = targets.slice(0, length)
      const kind = [...prefix.map((target) => target.split(':')[0]), targets[length]!.split(':')[0]].join(' ')
      if (!kinds.has(kind)) kinds.set(kind, prefix)
    }
  }
  return [...kinds.values()]
}

describe('targets', () => {
  it('every kind of target of the action space is drawn somewhere', () => {
    const kinds = new Set(engine.targets.map((target) => target.slice(0, target.indexOf(':'))))
    expect([...kinds].sort()).toEqual(Object.keys(DRAWN).sort())
  })

  it.each([['wide screen', false], ['phone', true]])('on a %s whatever may be chosen is drawn exactly once', (_, phone) => {
    const texts = textsIn('en')
    for (const [prompt, { view, legal }] of Object.entries(engine.prompts)) {
      for (const picked of prefixes(legal)) {
        const props = propsOf(view, legal, picked, phone, texts)
        if (!props.glow.size) continue
        const found = drawn(props)
        for (const target of props.glow) expect(found.get(target) ?? 0, `${prompt}, picked ${picked.join(' ') || 'nothing'}: ${target}`).toBe(1)
      }
    }
  })
})

describe('spectators', () => {
  it('every position can be drawn without what only a player knows', () => {
    const texts = textsIn('en')
    for (const { view } of Object.values(engine.prompts)) {
      const { own: _, ...open } = view
      const props = propsOf({ ...open, seat: null } as View, [], [], false, texts)
      for (const part of [game.Board, game.Hand, game.Reference, game.Status]) expect(render(part, { props }).body).toBeTruthy()
    }
  })
})

describe('texts', () => {
  it.each(['en', 'fr'] as const)('no component asks for a text that is not there (%s)', (language) => {
    const texts = textsIn(language).named(['Ann', 'Ben'])
    for (const { view, legal } of Object.values(engine.prompts)) {
      const props = propsOf(view, legal, [], false, texts)
      for (const part of [game.Board, game.Hand, game.Reference, game.Status, game.ScoreSheet]) render(part, { props })
      view.seats.forEach((_, of) => render(game.SeatPanel, { props: { ...props, of, compact: false } }))
    }
    for (const target of engine.targets) texts.name(target)
    expect(faults).toEqual([])
  })
})

describe('events', () => {
  it('every kind of event that can happen is shown', () => {
    expect(engine.kinds.filter((kind) => !game.animate({ kind }).ms)).toEqual([])
  })

  it('no event is shown for longer than 320 ms', () => {
    for (const kind of engine.kinds) expect(game.animate({ kind }).ms).toBeLessThanOrEqual(320)
  })

  it('the picture after the events of an action is the picture that the engine gives', () => {
    const picture = (view: View) => ({
      turn: [view.round, view.active, view.age],
      row: view.row.flatMap((space) => (space ? [space.card] : [])).sort(),
      leaders: view.seats.map((civ) => civ.leader),
      governments: view.seats.map((civ) => civ.government),
      wonders: view.seats.map((civ) => [civ.wonder?.card, civ.wonder?.built, civ.wonders.map((one) => one.card)]),
      technologies: view.seats.map((civ) => civ.technologies.map((one) => `${one.card} ${one.workers}`).sort()),
      specials: view.seats.map((civ) => [...civ.specials].sort()),
      colonies: view.seats.map((civ) => [...civ.colonies].sort()),
      tactics: [[...view.tactics].sort(), view.seats.map((civ) => civ.tactic)],
      past: view.events.past,
      wars: view.seats.map((civ) => civ.war?.card ?? null),
    })
    for (const { before, events, after } of engine.rows) {
      const shown = events.reduce<View>((view, event) => game.after(view, event), before)
      expect(picture(shown), JSON.stringify(events)).toEqual(picture(after))
    }
  })

  it('the view that was shown before is left as it was', () => {
    for (const { before, events } of engine.rows.slice(0, 200)) {
      const kept = JSON.stringify(before)
      events.reduce<View>((view, event) => game.after(view, event), before)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })
})
