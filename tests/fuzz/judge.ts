import type { Call } from './make-call.ts'
import type { ParsedAnswer } from './pool.ts'
import { isStream } from './send-raw.ts'
import type { HttpAnswer, Sent } from './send.ts'

/** The kinds of faults of an answer or of the back end. */
export type FaultKind =
  | 'code 500'
  | 'HTTP 5xx'
  | 'no JSON'
  | 'against the specification'
  | 'exposes internals'
  | 'silent for 5 s'
  | 'connection dropped'
  | 'unexpected status'
  | 'leaks the witness'
  | 'executed twice'
  | 'health late'
  | 'health failing'
  | 'process ended'
  | 'memory grew'
  | 'error in the log'
  | 'witness changed'
  | 'ledger does not add up'

/** A fault. */
export interface Fault {
  readonly kind: FaultKind
  readonly detail: string
}

/** A stack trace, a path of the server, or an error text of its database. */
const INTERNALS = [
  /(?:\n|\\n)\s+at \S.*:\d+:\d+/,
  /node_modules/,
  /node:internal/,
  /file:\/\/\//,
  /\.ts:\d+/,
  /SQLITE_|SqliteError|ERR_SQLITE|PostgresError|syntax error at or near/,
  /(?:TypeError|RangeError|ReferenceError|SyntaxError): /,
  /"(?:\/tmp|\/home|\/work|\/var|\/usr)\//,
]

/** Statuses of operation answers; any other means that the request was no operation or malformed. */
const OPERATION_STATUSES: ReadonlySet<number> = new Set([200, 413, 421])
const OTHER_STATUSES: ReadonlySet<number> = new Set([
  200, 204, 206, 301, 302, 304, 400, 403, 404, 405, 408, 411, 413, 414, 415, 416, 417, 421, 426, 431,
])

/** A parsed answer with its faults. */
export interface Judged {
  readonly parsed: ParsedAnswer | undefined
  readonly faults: readonly Fault[]
}

function parse(body: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(body) as unknown }
  } catch {
    return undefined
  }
}

function judgeJson(call: Call, answer: HttpAnswer, faults: Fault[]): ParsedAnswer | undefined {
  const read = parse(answer.body)
  if (!read) {
    if (call.request.method !== 'HEAD') faults.push({ kind: 'no JSON', detail: answer.body.slice(0, 200) })
    return undefined
  }
  const parsed = (read.value ?? {}) as ParsedAnswer
  if (parsed.code === 500) faults.push({ kind: 'code 500', detail: answer.body.slice(0, 200) })
  if (call.isOperation && answer.status === 200) {
    const explanation = call.operation.explain(read.value)
    if (explanation !== undefined) faults.push({ kind: 'against the specification', detail: explanation })
  }
  return parsed
}

/** Node's parser refuses headers of more than 16 kB and closes the connection while they are still being sent. */
const hasLongHeaders = ({ request: { target, headers } }: Call) =>
  target.length + headers.join().length > 12_000

function judgeAnswer(call: Call, answer: HttpAnswer, faults: Fault[]): ParsedAnswer | undefined {
  const { status, type, body } = answer
  const isPlain = call.isOperation && call.script === undefined && !hasLongHeaders(call)
  if (status >= 500) faults.push({ kind: 'HTTP 5xx', detail: `${status} ${body.slice(0, 200)}` })
  else if (!(isPlain ? OPERATION_STATUSES : OTHER_STATUSES).has(status)) {
    faults.push({ kind: 'unexpected status', detail: `${status} ${body.slice(0, 200)}` })
  }
  const isDocument = /^\/(?:docs|openapi)/.test(call.request.target)
  const inside = isDocument ? undefined : INTERNALS.find(pattern => pattern.test(body))
  if (inside) {
    faults.push({ kind: 'exposes internals', detail: inside.exec(body)?.[0].slice(0, 200) ?? '' })
  }
  if (type.startsWith('application/json')) return judgeJson(call, answer, faults)
  const isSpecified = call.operation.answerTypes.some(each => type.startsWith(each))
  if (call.isOperation && status === 200 && !isSpecified) {
    faults.push({ kind: 'no JSON', detail: `${type} ${body.slice(0, 200)}` })
  }
  return undefined
}

/** Reports ids of the witness account in answers to others. */
function judgeMarks(call: Call, body: string, marks: readonly string[], faults: Fault[]): void {
  const mark = marks.find(each => body.includes(each))
  if (mark === undefined) return
  const asked = `${call.request.target} ${call.request.body?.toString('latin1') ?? ''}`
  // An echo of the caller's own input is no leak.
  if (asked.includes(mark) || asked.includes(encodeURIComponent(mark))) return
  faults.push({ kind: 'leaks the witness', detail: mark })
}

/** Candle pages queue behind earlier ones of the same caller, each up to two seconds when uncached. */
const QUEUED_OPERATIONS: ReadonlySet<string> = new Set(['listCandles'])

/** Connections that may be ended before all is answered: what was meant cannot be known, or a request came before the answer to the last. */
const MAY_END: ReadonlySet<string> = new Set(['wire: a byte changed', 'wire: pipelined'])

function judgeEnd(call: Call, { ended, answers, reason = '' }: Sent): Fault | undefined {
  if (ended === 'silent' && QUEUED_OPERATIONS.has(call.operation.id)) return undefined
  if (ended === 'silent') return { kind: 'silent for 5 s', detail: '' }
  const isLong = (call.request.body?.length ?? 0) > 60_000 || hasLongHeaders(call)
  const isDropped =
    ended === 'closed' && call.script === undefined && call.request.method !== 'CONNECT' && !isLong
  if (isDropped) return { kind: 'connection dropped', detail: reason }
  const isRight = call.script !== undefined && call.isOperation && !answers.some(isStream)
  if (isRight && answers.length < (call.script?.answers ?? 1) && !MAY_END.has(call.mutation)) {
    return {
      kind: 'connection dropped',
      detail: `${answers.length} of ${call.script?.answers} answers; ${reason}`,
    }
  }
  return undefined
}

function judgeRepeat({ repeats }: Call, parsed: ParsedAnswer | undefined): Fault | undefined {
  const id = (parsed?.data as { id?: unknown } | undefined)?.id
  if (!repeats || parsed?.code !== 200 || id === undefined || String(id) === repeats.id) return undefined
  return {
    kind: 'executed twice',
    detail: `call ${repeats.number} gave ${repeats.id}, now ${String(id)}`,
  }
}

/** All faults in the result of a call. */
export function judge(call: Call, sent: Sent, marks: readonly string[]): Judged {
  const faults: Fault[] = []
  const end = judgeEnd(call, sent)
  if (end) faults.push(end)
  const read = sent.answers.map(answer => {
    judgeMarks(call, answer.body, marks, faults)
    return judgeAnswer(call, answer, faults)
  })
  const repeat = judgeRepeat(call, read[0])
  if (repeat) faults.push(repeat)
  return { parsed: read[0], faults }
}
