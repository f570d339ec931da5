/** Ways to a table. */
import { api } from '../api'
import { board } from '../games'
import type { GameInfo, NewTable, TableInfo } from '../protocol'
import { place } from '../router.svelte'
import { session } from '../session.svelte'

const USUAL_PLAYERS = 4

/** One click: become somebody, sit down with bots, begin. */
export async function playNow(game: GameInfo, guided = false): Promise<void> {
  await session.somebody()
  const options = guided ? ((await board(game.id))?.guided ?? {}) : {}
  const table = await api.create({
    game: game.id,
    options,
    players: Math.min(guided ? Math.max(3, game.min_players) : USUAL_PLAYERS, game.max_players),
    public: false,
    bots: strongest(game),
  })
  openTable(table, guided ? { guide: '1' } : {})
}

/** The levels come from weak to strong. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1) ?? ''
}

/** A table with some bots; the other seats wait for people. */
export async function openNew(wanted: NewTable, bots: number, level: string): Promise<void> {
  await session.somebody()
  const everybody = bots >= wanted.players - 1
  let table = await api.create({ ...wanted, bots: everybody ? level : null })
  for (let seat = wanted.players - bots; !everybody && seat < wanted.players; seat++) {
    table = await api.fill(table.id, { bot: level, seat })
  }
  openTable(table)
}

export async function join(table: TableInfo, invitation: string | null = null): Promise<void> {
  await session.somebody()
  if (table.you === null) await api.join(table.id, { invitation })
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
