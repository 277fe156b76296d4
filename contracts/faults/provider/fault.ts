/** A fault of a back end: one way in which it may break the contract, made by changing requests or answers on their way. */

/** A request on its way to the back end; a fault may change any of it. */
export interface Passing {
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

/** What a fault may know of the traffic before. */
export interface Memory {
  /** The token that the state hook has last handed out. */
  readonly token: string | undefined
  /** The body of the operation's last success. */
  readonly lastSuccess: string | undefined
  /** Whether another request with the same idempotency key has passed, or is on its way. */
  readonly isRepeated: boolean
}

export interface Fault {
  /** In words; unique. */
  readonly name: string
  /** The operation that it shows in; the verifier is run for that one alone. */
  readonly operation: string
  readonly request?: (passing: Passing, memory: Memory) => void
  /** Takes the request as it was sent, before the fault changed it. */
  readonly answer?: (answer: Answer, sent: Passing, memory: Memory) => void
  /** What a failing row must say for the fault to count as caught by its name: `suite · name · what is wrong`. */
  readonly shows: RegExp
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

/** Changes the envelope of answers with some codes; what the function gives, if anything, takes its place. */
export const envelope =
  (when: (code: number) => boolean, change: (envelope: Envelope) => unknown): NonNullable<Fault['answer']> =>
  answer => {
    if (!answer.headers['content-type']?.startsWith('application/json') || !answer.body) return
    const parsed = JSON.parse(answer.body) as Envelope
    if (!when(Number(parsed.code))) return
    const changed = change(parsed)
    answer.body = JSON.stringify(changed === undefined ? parsed : changed)
  }

export const success = (code: number) => code === 200
export const refusal = (code: number) => code !== 200
export const only = (code: number) => (given: number) => given === code

/** Changes the value of a successful answer. */
export const data = (change: (data: Record<string, unknown>) => void) =>
  envelope(success, ({ data: value }) => {
    if (value) change(value)
  })

/** Changes each row of a successful answer. */
export const rows = (change: (row: Record<string, unknown>, index: number) => void) =>
  envelope(success, ({ rows: list }) => list?.forEach(change))

/** Answers with another body, whatever the back end said. */
export function answerWith(answer: Answer, value: unknown, status = 200): void {
  answer.status = status
  answer.body = typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a form body holds. */
export const formOf = ({ body }: Passing): URLSearchParams => new URLSearchParams(body)
