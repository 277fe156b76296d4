/** A back end fault: one way to break the contract, injected by changing requests or answers in a proxy. */
import { isDeepStrictEqual } from 'node:util'

/** A request on its way to the back end, which a fault may change. */
export interface ForwardedRequest {
  method: string
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Record<string, string>
  body: string
}

/** An answer on its way back. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a fault knows of the previous traffic. */
export interface TrafficContext {
  /** The token that the state hook has last returned. */
  readonly token: string | undefined
  /** The body of the operation's last success. */
  readonly lastSuccess: string | undefined
  /** Whether another request with the same idempotency key was sent before. */
  readonly isRepeated: boolean
  /** The secrets that states have returned. */
  readonly secrets: ReadonlySet<string>
  /** Answers that the fault itself keeps for later, by a name that it chooses. */
  readonly kept: Map<string, string>
}

/** How another operation contradicts the faulty one, on behalf of the same account. */
export interface Contradiction {
  readonly operation: string
  /** The query with which it is asked before each call of the faulty operation, for `Earlier.before`. */
  readonly before?: string
  /** After which answers of the faulty operation; `success` unless given. */
  readonly after?: 'success' | 'refusal'
  /** Changes what it answers after that. */
  readonly answer?: (answer: Answer, earlier: Earlier) => void
  /** Changes what it refuses after that. */
  readonly refusal?: (answer: Answer, earlier: Earlier) => void
}

/** What was answered to an account before. */
export interface Earlier {
  /** The last such answer of the faulty operation. */
  readonly done: Envelope
  /** What the other operation answered before that; empty without `before`. */
  readonly before: string
}

export interface Fault {
  /** A unique description. */
  readonly name: string
  /** The operation in which it shows; the verifier is run for this one only. */
  readonly operation: string
  readonly request?: (passing: ForwardedRequest, memory: TrafficContext) => void
  /** Takes the request as it was sent, before the fault changed it. */
  readonly answer?: (answer: Answer, sent: ForwardedRequest, memory: TrafficContext) => void
  readonly elsewhere?: Contradiction
  /** How many random walks must show it, of the operation and these others; without, no walk is taken. */
  readonly walks?: { readonly count: number; readonly with: readonly string[] }
  /** What a failed row must report for the fault to count as identified: `suite · name · problem`. */
  readonly shows: RegExp
}

/** Faults of one kind. docs/contracts-faults.md lists them all. */
export interface FaultFamily {
  readonly name: string
  /** What it means for the account holder. */
  readonly harm: string
  /** The kind of row or rule that must find it. */
  readonly caughtBy: string
  readonly faults: readonly { readonly name: string }[]
}

/** An envelope as a fault sees it. */
export interface Envelope {
  code?: unknown
  msg?: unknown
  params?: Record<string, unknown>
  data?: Record<string, unknown>
  rows?: Record<string, unknown>[]
  total?: number
  [other: string]: unknown
}

/** Changes the envelope of answers with some codes; the result of the function, if any, replaces it. */
export const envelope =
  (when: (code: number) => boolean, change: (envelope: Envelope) => unknown): NonNullable<Fault['answer']> =>
  answer => {
    if (!answer.headers['content-type']?.startsWith('application/json') || !answer.body) return
    const parsed = JSON.parse(answer.body) as Envelope
    if (!when(Number(parsed.code))) return
    const changed = change(parsed) ?? parsed
    // In another order it says the same, and would count as met.
    if (!isDeepStrictEqual(changed, JSON.parse(answer.body))) answer.body = JSON.stringify(changed)
  }

export const onSuccess = (code: number) => code === 200
export const onRefusal = (code: number) => code !== 200
export const onlyCode = (code: number) => (given: number) => given === code

/** Changes the value of a successful answer. */
export const data = (change: (data: Record<string, unknown>) => void) =>
  envelope(onSuccess, ({ data: value }) => {
    if (value) change(value)
  })

/** Changes each row of a successful answer. */
export const rows = (change: (row: Record<string, unknown>, index: number) => void) =>
  envelope(onSuccess, ({ rows: list }) => list?.forEach(change))

/** Answers with another body, whatever the back end said. */
export function answerWith(answer: Answer, value: unknown, status = 200): void {
  answer.status = status
  answer.body = typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields of a form body. */
export const formOf = ({ body }: ForwardedRequest): URLSearchParams => new URLSearchParams(body)
