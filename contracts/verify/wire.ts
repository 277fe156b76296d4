/** Requests and answers as recorded, validated and reported. */
import { unescaped, type Operation } from './document.ts'
import type { Profile } from './profile/profile.ts'

/** A request as it was sent. */
export interface Sent {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A received answer; `json` is undefined when the body is no JSON. */
export interface Received {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly json: unknown
  readonly milliseconds: number
  /** How its API speaks, by which it is read. */
  readonly profile: Profile
  /** What a browser reads otherwise than it was meant, by how the body is labelled and encoded. */
  readonly flaws?: readonly string[]
  /** Whether its headers were not recorded, so that nothing can be said of them. */
  readonly lacksHeaders?: boolean
}

export interface HttpExchange {
  readonly operation: Operation
  readonly sent: Sent
  readonly received: Received
}

/** What an answer has whose content alone is known. */
export const NOTHING = { headers: {}, body: '', milliseconds: 0 } as const

/** Why nothing that comes after it can be right: the operation is not there, or its answers are none; or the back end has stopped. */
export type Ending = 'absent' | 'wrong status' | 'no JSON' | 'stopped'

/** A violation of the specification. */
export interface Violation {
  /** A description of the problem. */
  readonly says: string
  /** What rows have in common that fail for the same cause; what it says unless given. */
  readonly cause?: string
  /** Undefined where it says something of a single answer. */
  readonly ending?: Ending
  /** A pointer into the specification, to the violated part. */
  readonly pointer?: string
}

/** The body as JSON; undefined when it is no JSON. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The value at a JSON pointer, `""` for the whole; undefined when there is none. */
export function partAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const key of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string, unknown>)[unescaped(key)]
  }
  return found
}

/** The code of an answer: that of its body where the API has such, else its HTTP status; undefined where the body lacks it. */
export const codeOf = ({ json, status, profile: { answers } }: Received): unknown =>
  answers.code === undefined ? status : partAt(json, answers.code)

/** Whether an answer says that what was asked for is done. */
export function isSuccess(received: Received): boolean {
  const code = codeOf(received)
  const { success } = received.profile.codes
  return success.length > 0
    ? success.includes(code as number)
    : typeof code === 'number' && code >= 200 && code < 300
}

/** Whether something broke inside the server. */
export const isBroken = (received: Received): boolean =>
  received.status >= 500 || Number(codeOf(received)) === 500

/** The message key or text of an answer. */
export const messageOf = ({ json, profile: { answers } }: Received): unknown =>
  answers.message.map(place => partAt(json, place)).find(text => typeof text === 'string')

/** The field that a refusal names. */
export const fieldOf = ({ json, profile: { answers } }: Received): unknown =>
  answers.field === undefined ? undefined : partAt(json, answers.field)

/** What an answer has beside how it went: `data`, the `rows` of a list and their `total`, `params` of a refusal. */
export function partOf(
  { json, profile: { answers } }: Received,
  name: 'data' | 'rows' | 'total' | 'params',
): unknown {
  if (name === 'rows') return answers.rows.map(place => partAt(json, place)).find(part => Array.isArray(part))
  const place = answers[name]
  return place === undefined ? undefined : partAt(json, place)
}

/**
 * Whether an answer is a certain refusal. A back end may say it in words instead of by the key of its message: then its code alone tells.
 */
export function isRefusedAs(received: Received, { code, msg }: { code: unknown; msg: unknown }): boolean {
  const said = messageOf(received)
  const { messageKey } = received.profile.answers
  const isWords = messageKey !== undefined && !new RegExp(messageKey, 'u').test(String(said))
  return codeOf(received) === code && (said === msg || (typeof said === 'string' && isWords))
}

/** `code 200`, `code 401, "signed out"`, `HTTP 404, "No such pet"`. */
export function nameAnswer(received: Received): string {
  const hasCodes = received.profile.answers.code !== undefined
  const code = codeOf(received)
  if (hasCodes && code === undefined) return `HTTP ${received.status} without an envelope`
  const text = typeof code === 'number' ? String(code) : JSON.stringify(code)
  const message = messageOf(received)
  const name = `${hasCodes ? 'code' : 'HTTP'} ${text}`
  return isSuccess(received) || typeof message !== 'string' ? name : `${name}, "${message.slice(0, 80)}"`
}
