/**
 * The sentences behind the engine's messages: what `ludage/texts.py` does, from the same Fluent files.
 *
 * The rules stand at the head of that module; `tests/texts.test.ts` compares both, key by key.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Chance, GameEvent, Line, Said } from './games/module'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

type Entry = FluentResource['body'][number]
/** A name in its forms: "" is the value of its message, the other keys are the attributes. */
type Parts = Map<string, string>
type Variables = Record<string, FluentVariable>

const REFERENCE = /^([a-z][a-z_]*):([A-Za-z0-9_-]+)$/
const HYPHEN = /(?<!\S)-(?=\d)/gu

/** A piece of a sentence; `of` is the element it names. */
export interface Segment {
  text: string
  of?: string
}

/** A text that is missing or cannot be rendered: which one, and what is wrong. */
export class TextError extends Error {}

/** What to do about a faulty text: a page goes on with the key in its place, a test fails. */
export type OnFault = (error: TextError) => void

export class Texts {
  private known = new Map<string, Parts>()

  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly ids: ReadonlySet<string>,
    readonly names: readonly string[],
    private readonly onFault: OnFault,
    private readonly facts: Record<string, string | number> = {},
  ) {}

  /** The texts of Fluent sources, the later ones overriding the parts they give. */
  static from(language: Language, sources: readonly string[], onFault: OnFault = console.error): Texts {
    const entries = new Map<string, Entry>()
    for (const source of sources) {
      for (const entry of new FluentResource(source).body) {
        const old = entries.get(entry.id)
        entries.set(entry.id, old ? overridden(old, entry) : entry)
      }
    }
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource({ body: [...entries.values()] } as FluentResource)
    const ids = new Set([...entries.keys()].filter((id) => !id.startsWith('-')))
    return new Texts(language, bundle, ids, [], onFault)
  }

  /** The same texts at a table of these players. */
  named(names: readonly string[]): Texts {
    return new Texts(this.language, this.bundle, this.ids, names, this.onFault, this.facts)
  }

  /** The same texts, each of which may speak of these facts. */
  knowing(facts: Record<string, string | number>): Texts {
    return new Texts(this.language, this.bundle, this.ids, this.names, this.onFault, facts)
  }

  keys(): ReadonlySet<string> {
    return this.ids
  }

  has(key: string): boolean {
    return this.ids.has(key)
  }

  /** The sentence of a message. */
  say(key: string, args: Record<string, Argument | boolean> = {}): string {
    return capital(this.fragment(key, args))
  }

  /** A message inside a sentence or a label: its first letter stays as it is. */
  fragment(key: string, args: Record<string, Argument | boolean> = {}): string {
    const variables: Variables = {}
    for (const [name, value] of Object.entries(args)) this.addVariables(variables, name, value)
    return this.render(key, '', variables).replace(HYPHEN, '−')
  }

  /** The sentence of something the engine says: a prompt, a refusal, a choice, a line's cause. */
  said(said: Said): string {
    return this.say(said.key, said.args ?? {})
  }

  /** The log line of an event. */
  event(event: GameEvent): string {
    const args = eventArguments(event)
    for (const [name, line] of lines(event)) args[name] = this.said(line.cause)
    return this.say(eventKey(event), args)
  }

  /** A chance in words: "Success: 4 in 6 (67%)". */
  chance(chance: Chance): string {
    const of = this.say(chance.of)
    return this.say('chance', { of, ways: chance.ways, outof: chance.outof, percent: percent(chance) })
  }

  /** The name of a board element or a player: `people:orcs` is "Orcs". */
  name(reference: string): string {
    return this.parts(reference).get('') ?? reference
  }

  /** One attribute of a message: ("ability-fury", "text") is what that ability does. */
  attribute(key: string, attribute: string, args: Record<string, Argument> = {}): string {
    const variables: Variables = {}
    for (const [name, value] of Object.entries(args)) this.addVariables(variables, name, value)
    return this.render(key, attribute, variables)
  }

  /** A sentence in pieces, so that the elements it names can be linked. */
  segments(said: Said): Segment[] {
    return this.cut(this.said(said), said.args ?? {})
  }

  /** The log line of an event in pieces. */
  eventSegments(event: GameEvent): Segment[] {
    const named = lines(event).map(([, line]) => line.cause.args ?? {})
    return this.cut(this.event(event), Object.assign({}, ...named, eventArguments(event)))
  }

  private cut(sentence: string, args: Record<string, Argument | boolean>): Segment[] {
    const found: { at: number; end: number; of: string }[] = []
    const free = (at: number, end: number) => found.every((other) => end <= other.at || at >= other.end)
    for (const of of references(args)) {
      const parts = this.parts(of)
      // The bare name if the sentence has it; else the form that it was given in.
      for (const form of [parts.get('') ?? '', parts.get('the') ?? '']) {
        if (form.length < 2) continue
        const at = position(sentence, form, free)
        if (at >= 0) {
          found.push({ at, end: at + form.length, of })
          break
        }
      }
    }
    found.sort((a, b) => a.at - b.at)
    const segments: Segment[] = []
    let here = 0
    for (const { at, end, of } of found) {
      if (at > here) segments.push({ text: sentence.slice(here, at) })
      segments.push({ text: sentence.slice(at, end), of })
      here = end
    }
    if (here < sentence.length) segments.push({ text: sentence.slice(here) })
    return segments
  }

  /** What an argument gives to Fluent: itself, or its name and further forms. */
  private addVariables(into: Variables, name: string, value: Argument | boolean): void {
    if (typeof value === 'number' || typeof value === 'boolean') {
      into[name] = Number(value)
      into[`${name}-signed`] = signed(Number(value))
      return
    }
    const parts = typeof value === 'string' ? this.parts(value) : this.listed(value)
    for (const [form, text] of parts) into[form ? `${name}-${form}` : name] = text
    if (typeof value !== 'string') into[`${name}-count`] = value.length
  }

  /** A reference in all its forms; any other text stands for itself. */
  private parts(value: string): Parts {
    const match = REFERENCE.exec(value)
    if (!match) return new Map([['', value]])
    let parts = this.known.get(value)
    if (!parts) {
      parts = this.forms(match[1]!, match[2]!)
      this.known.set(value, parts)
    }
    return parts
  }

  private forms(kind: string, element: string): Parts {
    if (kind === 'seat') return new Map([['', this.seat(Number(element))]])
    const key = `${kind}-${element}`
    if (!this.has(key) && this.has(kind)) return new Map([['', this.ofKind(kind, element)]])
    const attributes = Object.keys(this.bundle.getMessage(key)?.attributes ?? {})
    return new Map(['', ...attributes].map((form) => [form, this.render(key, form, {})]))
  }

  /** An element by the one message of its kind. */
  private ofKind(kind: string, element: string): string {
    if (!('id' in this.bundle.getMessage(kind)!.attributes)) return this.render(kind, '', { number: element })
    const same = this.render(kind, 'id', {})
    const variables: Variables = {}
    this.addVariables(variables, same, `${same}:${element}`)
    return this.render(kind, '', variables)
  }

  /** Who sits there: the player's name, else the number of the seat. */
  seat(seat: number): string {
    return this.names[seat] || this.render('seat', '', { number: seat + 1 })
  }

  /** The values as one list, in every form that all of them have; an element that is there twice is counted. */
  private listed(values: readonly string[]): Parts {
    const counts = new Map<string, { parts: Parts; count: number }>()
    values.map(String).forEach((value, at) => {
      const same = REFERENCE.test(value) ? value : String(at) // figures, such as dice, stay one by one
      counts.set(same, { parts: this.parts(value), count: (counts.get(same)?.count ?? 0) + 1 })
    })
    const items = [...counts.values()]
    const forms = items[0] ? [...items[0].parts.keys()].filter((form) => items.every(({ parts }) => parts.has(form))) : ['']
    return new Map(forms.map((form) => [form, this.joined(items.map(({ parts, count }) => this.times(parts.get(form)!, count)))]))
  }

  private times(item: string, count: number): string {
    return count === 1 ? item : this.render('list-and', 'times', { item, count })
  }

  private joined(items: string[]): string {
    if (items.length < 2) return items.join('')
    let start = items[0]!
    for (const next of items.slice(1, -1)) start = this.render('list-and', 'comma', { start, next })
    return this.render('list-and', '', { start, last: items.at(-1)! })
  }

  private render(key: string, attribute: string, variables: Variables): string {
    const full = attribute ? `${key}.${attribute}` : key
    const message = this.bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern === null || pattern === undefined) {
      this.onFault(new TextError(`there is no text ${full} in language ${this.language}`))
      return full
    }
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, { ...this.facts, ...variables }, errors)
    if (errors.length) this.onFault(new TextError(`text ${full} in language ${this.language}: ${errors.join('; ')}`))
    return text
  }
}

/** A number with its sign: "+1", "−1", "0". */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'
}

/** A chance in whole per cent, rounded half up as the engine does. */
export function percent(chance: { ways: number; outof: number }): number {
  return Math.floor((200 * chance.ways + chance.outof) / (2 * chance.outof))
}

function capital(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

function overridden(old: Entry, next: Entry): Entry {
  return { id: next.id, value: next.value ?? old.value, attributes: { ...old.attributes, ...next.attributes } } as Entry
}

function eventKey(event: GameEvent): string {
  return event.secret ? `event-${event.kind}-secret` : `event-${event.kind}`
}

/** The lines of a sum that an event has: each stands for the sentence of its cause. */
function lines(event: GameEvent): [string, Line][] {
  return Object.entries(event).filter((entry): entry is [string, Line] => typeof entry[1] === 'object' && entry[1] !== null && 'cause' in entry[1])
}

/** Other data that is no text, number or list of these has no place in a sentence. */
function eventArguments(event: GameEvent): Record<string, Argument | boolean> {
  const args: Record<string, Argument | boolean> = {}
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)) {
      args[name] = value as Argument | boolean
    } else if (Array.isArray(value) && value.every((item) => typeof item === 'string' || Number.isInteger(item))) {
      args[name] = value.map(String)
    }
  }
  return args
}

/** The elements that arguments name, each once. */
export function references(args: Record<string, unknown>): string[] {
  const found = Object.values(args).flatMap((value) => (Array.isArray(value) ? value : [value]))
  return [...new Set(found.filter((value): value is string => typeof value === 'string' && REFERENCE.test(value)))]
}

/** Where a name stands in a sentence as a word of its own, in a place that is still free. */
function position(sentence: string, name: string, free: (at: number, end: number) => boolean): number {
  const small = sentence.toLocaleLowerCase()
  const wanted = name.toLocaleLowerCase()
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const apart = !/[\p{L}\p{N}]/u.test(small[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(small[end] ?? '')
    if (apart && free(at, end)) return at
  }
  return -1
}
