/** The marker of R8.1: an answer with this msg reaches the caller untouched, whatever its code. */
export const passMarker = 'hint_48'

/** What every answer looks like on the wire, success or not (R7.7). */
export interface Envelope {
  code: number
  msg?: string | null
  params?: Record<string, string>
  data?: unknown
  rows?: unknown[]
  total?: number
}

export interface PassedThrough {
  code: number
  msg: typeof passMarker
}

/** The documented success out of an operation's answers; T itself when its code is not spelt out. */
export type Succeeded<T> = [Extract<T, { code: 200 }>] extends [never] ? T : Extract<T, { code: 200 }>

/**
 * What a call gives: its success, an answer that passes untouched (R8.1), or `undefined` when the error
 * policy swallowed it (R8.2 to R8.5). Read it with `dataOf`, `rowsOf` or `pageOf`.
 */
export type Settled<T> = Succeeded<T> | PassedThrough | undefined

/** Whether a value has the shape of R7.7; anything else at HTTP 200 is no answer of ours. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { code, msg }: { code?: unknown; msg?: unknown } = value
  return Number.isInteger(code) && (msg === undefined || msg === null || typeof msg === 'string')
}

export function isPassedThrough(answer: unknown): answer is PassedThrough {
  return isEnvelope(answer) && answer.msg === passMarker
}

/** Whether the call did what it was asked to. Use it where a success has no value of its own. */
export function isDone<A>(answer: A): answer is Extract<A, { code: 200 }> {
  return isEnvelope(answer) && answer.code === 200
}

type DataOf<A> = A extends { data?: infer D } ? D : never
type RowOf<A> = A extends { rows?: readonly (infer R)[] } ? R : never

function success(answer: unknown): Envelope | undefined {
  return isEnvelope(answer) && answer.code === 200 ? answer : undefined
}

/** The value of a success, or `undefined` when there is none. */
export function dataOf<A>(answer: A): DataOf<NonNullable<A>> | undefined
export function dataOf(answer: unknown): unknown {
  return success(answer)?.data
}

/** The rows of a successful list, or `undefined` when there is no list to speak of (not: an empty one). */
export function rowsOf<A>(answer: A): RowOf<NonNullable<A>>[] | undefined
export function rowsOf(answer: unknown): unknown[] | undefined {
  const rows = success(answer)?.rows
  return Array.isArray(rows) ? rows : undefined
}

/** One page of a list with the number of rows in all pages together. */
export function pageOf<A>(answer: A): { rows: RowOf<NonNullable<A>>[]; total: number } | undefined {
  const rows = rowsOf(answer)
  return rows && { rows, total: success(answer)?.total ?? rows.length }
}
