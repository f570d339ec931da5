/** The server over HTTP. A refusal is thrown as a `Problem` that can be said to people. */
import type { Said } from './games/module'
import type {
  ActionInfo,
  Analysis,
  Changes,
  Credentials,
  Away,
  Fill,
  GameInfo,
  Join,
  Me,
  NewGuest,
  NewTable,
  Replay,
  RuleInfo,
  TableInfo,
  TableList,
  Uploaded,
  View,
} from './protocol'

export class ProblemError extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
  ) {
    super(code)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ProblemError('unreachable', { key: 'web-unreachable' })
  }
  const text = await response.text()
  if (response.ok) return (text && isJson(response) ? JSON.parse(text) : text || null) as T
  throw refusal(text)
}

function isJson(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').includes('json')
}

function refusal(text: string): ProblemError {
  try {
    const problem = JSON.parse(text)
    return new ProblemError(problem.code, problem.said)
  } catch {
    return new ProblemError('failed', { key: 'server-failed' })
  }
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

/** Where a replay comes from: a table of this server, or a record somebody brought along. */
export type Source = { kind: 'table' | 'record'; id: string }
const source = (from: Source) => `/${from.kind}s/${encodeURIComponent(from.id)}`

export const api = {
  me: () => ask<Me | null>('GET', '/me'),
  guest: (body: NewGuest) => ask<Me>('POST', '/guest', body),
  change: (body: Changes) => ask<Me>('PATCH', '/me', body),
  register: (body: Credentials) => ask<Me>('POST', '/register', body),
  login: (body: Credentials) => ask<Me>('POST', '/login', body),
  logout: () => ask<null>('POST', '/logout', {}),

  games: () => ask<GameInfo[]>('GET', '/games'),
  actions: (game: string) => ask<ActionInfo[]>('GET', `/games/${game}/actions`),
  rules: (game: string, language: string, word = '') => ask<RuleInfo[]>('GET', `/games/${game}/rules${query({ language, word })}`),

  tables: (status: 'open' | 'running' | 'finished') => ask<TableList>('GET', `/tables${query({ status })}`).then((list) => list.tables),
  mine: () => ask<TableList>('GET', '/tables/mine').then((list) => list.tables),
  create: (body: NewTable) => ask<TableInfo>('POST', '/tables', body),
  table: (id: string, invitation?: string | null) => ask<TableInfo>('GET', table(id) + query({ invitation })),
  join: (id: string, body: Join) => ask<TableInfo>('POST', `${table(id)}/join`, body),
  leave: (id: string) => ask<TableInfo | null>('POST', `${table(id)}/leave`, {}),
  fill: (id: string, body: Fill) => ask<TableInfo>('POST', `${table(id)}/bots`, body),
  sendAway: (id: string, body: Away) => ask<TableInfo>('POST', `${table(id)}/send-away`, body),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`, {}),

  upload: (record: string) => ask<Uploaded>('POST', '/records', { record }),
  view: (from: Source, at: number, seat: number | null, invitation?: string | null) =>
    ask<View>('GET', `${source(from)}/view${query({ at, seat, invitation })}`),
  replay: (from: Source, seat: number | null, invitation?: string | null) =>
    ask<Replay>('GET', `${source(from)}/replay${query({ seat, invitation })}`),
  analysis: (id: string, invitation?: string | null) => ask<Analysis>('GET', `${table(id)}/analysis${query({ invitation })}`),
  analyse: (id: string, invitation?: string | null) => ask<Analysis>('POST', `${table(id)}/analysis${query({ invitation })}`, {}),
  record: (from: Source) => `/api${source(from)}/record`,
}

const kept = new Map<string, Promise<ActionInfo[]>>()

/** The action space of a game: loaded once, for it does not change. */
export function actionSpace(game: string): Promise<ActionInfo[]> {
  let space = kept.get(game)
  if (!space) {
    space = api.actions(game)
    kept.set(game, space)
    space.catch(() => kept.delete(game))
  }
  return space
}
