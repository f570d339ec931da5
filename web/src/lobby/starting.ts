/** Ways to a table. */
import { api } from '../api'
import { keep, recall } from '../kept'
import type { GameInfo, NewTable, TableInfo } from '../protocol'
import { place } from '../router.svelte'
import { session } from '../session.svelte'
import { haveLeft } from '../table/names'

const USUAL_PLAYERS = 4
const GUIDED_PLAYERS = 3

/** Who has not finished a game meets the first of these, everybody else the second, unless he chooses another. */
const NEWCOMERS_LEVEL = 'novice'
const USUAL_LEVEL = 'regular'

/** How somebody plays at once. */
export interface Opening {
  players: number
  /** Of the bots; as chosen last it is empty while nobody has chosen one. */
  level: string
  options: Readonly<Record<string, string>>
}

/** What was chosen last in this browser, else what is usual. */
export function lastOpening(game: GameInfo): Opening {
  const last = recall<Partial<Opening>>(`opening-${game.id}`, {})
  return {
    players: seats(game, last.players ?? USUAL_PLAYERS),
    level: game.bots.find((level) => level === last.level) ?? '',
    options: last.options ?? {},
  }
}

export function keepOpening(game: GameInfo, opening: Opening): void {
  keep(`opening-${game.id}`, opening)
}

function seats(game: GameInfo, wanted: number): number {
  return Math.min(Math.max(wanted, game.min_players), game.max_players)
}

/** Become somebody, sit down with bots, begin. */
export async function playNow(game: GameInfo, { players, level, options }: Opening, query: Record<string, string> = {}): Promise<void> {
  await session.somebody()
  openTable(await api.create({ game: game.id, options, players, public: false, bots: level }), query)
}

/** The first game, taught as it is played. */
export function playGuided(game: GameInfo): Promise<void> {
  const opening = { players: seats(game, GUIDED_PLAYERS), level: usualLevel(game, true), options: game.first_game }
  return playNow(game, opening, { guide: '1' })
}

/** The level of bots that is proposed. They come from weak to strong. */
export function usualLevel(game: Pick<GameInfo, 'bots'>, newcomer: boolean): string {
  const wanted = newcomer ? NEWCOMERS_LEVEL : USUAL_LEVEL
  return game.bots.find((level) => level === wanted) ?? game.bots[0] ?? ''
}

/** A table with some bots; the other seats wait for people. */
export async function openNew(wanted: NewTable, bots: number, level: string): Promise<void> {
  await session.somebody()
  const everybody = bots >= wanted.players - 1
  let table = await api.create({ ...wanted, bots: everybody ? level : null })
  for (let seat = wanted.players - bots; !everybody && seat < wanted.players; seat++) {
    table = await api.fill(table.id, { bot: level, seat })
  }
  keep(`level-${table.id}`, level)
  openTable(table)
}

/** The level for more bots at a table that waits: that of the sheet it was opened from. */
export function waitingLevel(table: TableInfo, game: GameInfo): string {
  const chosen = recall(`level-${table.id}`, '')
  return game.bots.includes(chosen) ? chosen : usualLevel(game, false)
}

export async function join(table: TableInfo, invitation: string | null = null): Promise<void> {
  await session.somebody()
  if (table.you === null || haveLeft(table)) await api.join(table.id, { invitation })
  place.go(`/table/${table.id}`)
}

export function openTable(table: TableInfo, query: Record<string, string> = {}): void {
  const text = new URLSearchParams(query).toString()
  place.go(`/table/${table.id}${text ? `?${text}` : ''}`)
}

/** The link to pass on; whoever follows it may sit down. */
export function invitationLink(table: TableInfo): string {
  const link = new URL(`/table/${table.id}`, location.href)
  if (table.invitation) link.searchParams.set('invitation', table.invitation)
  return link.href
}

/** A link, or the part of it that people read to each other: the table and, for private ones, its invitation. */
export function readCode(text: string): { id: string; invitation: string | null } | null {
  const trimmed = text.trim()
  const link = /\/table\/([\w-]+)(?:\?.*?invitation=([\w-]+))?/.exec(trimmed)
  if (link) return { id: link[1]!, invitation: link[2] ?? null }
  const code = /^([0-9a-f]{16})(?:[\s.:/]+([\w-]+))?$/i.exec(trimmed)
  return code ? { id: code[1]!.toLowerCase(), invitation: code[2] ?? null } : null
}
