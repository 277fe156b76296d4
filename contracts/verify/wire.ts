/** Requests and answers as recorded, validated and reported. */
import type { Operation } from './document.ts'

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

/** A violation of the specification. */
export interface Violation {
  /** A description of the problem. */
  readonly says: string
  /** A pointer into openapi/bundle.json to the violated part. */
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

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The business code of an answer; undefined when it has none. */
export const codeOf = ({ json }: Received): unknown => memberOf(json, 'code')
/** The message key or text of an answer. */
export const messageOf = ({ json }: Received): unknown => memberOf(json, 'msg')
/** The field that a refusal names. */
export const fieldOf = ({ json }: Received): unknown => memberOf(memberOf(json, 'params'), 'field')
/** A member of an answer, such as `rows` or `data`. */
export const partOf = ({ json }: Received, name: string): unknown => memberOf(json, name)

/**
 * Whether an answer is a certain refusal. A back end may say it in words instead of by the key of its message: then its code alone tells.
 */
export function isRefusedAs(received: Received, { code, msg }: { code: unknown; msg: string }): boolean {
  const said = messageOf(received)
  return codeOf(received) === code && (said === msg || (typeof said === 'string' && !/^hint_\w+$/.test(said)))
}

/** `200`, `401 hint_signed_out` or, when there is no envelope, the HTTP status. */
export function nameAnswer(received: Received): string {
  const code = codeOf(received)
  if (code === undefined) return `HTTP ${received.status} without an envelope`
  const text = typeof code === 'number' ? String(code) : JSON.stringify(code)
  const message = messageOf(received)
  return code === 200 || typeof message !== 'string'
    ? `code ${text}`
    : `code ${text}, "${message.slice(0, 80)}"`
}
