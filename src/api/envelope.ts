import { isObject } from '../lib/is-object.ts'

/** The marker of R8.1: an answer with this msg is passed to the caller unchanged, whatever its code. */
export const passMarker = 'hint_48'

/** The envelope of every answer, success or not (R7.7). */
export interface Envelope {
  code: number
  msg?: string | null
  params?: Record<string, string>
  data?: unknown
  rows?: unknown[]
  total?: number
  /** How many rows could not be read: readers.ts. */
  leftOut?: number
}

/** The parameters of a message as texts, whatever they came as: a list as its values, nothing for an object. */
export function paramsOf({ params }: { params?: unknown }): Record<string, string> {
  if (!isObject(params) && !Array.isArray(params)) return {}
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.join(', ') : isObject(value) ? '' : String(value ?? ''),
    ]),
  )
}

export interface PassedThrough {
  code: number
  msg: typeof passMarker
}

/** The documented success type of an operation's answers; T itself when its code is not a literal. */
export type Succeeded<T> = [Extract<T, { code: 200 }>] extends [never] ? T : Extract<T, { code: 200 }>

/** What a call gives: its success, or an answer passed through (R8.1). Read it with `dataOf`, `rowsOf` or `pageOf`. */
export type Answered<T> = Succeeded<T> | PassedThrough

/** Whether a value is an envelope (R7.7); any other body with HTTP 200 is malformed. */
export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { code, msg }: { code?: unknown; msg?: unknown } = value
  return Number.isInteger(code) && (msg === undefined || msg === null || typeof msg === 'string')
}

export function isPassedThrough(answer: unknown): answer is PassedThrough {
  return isEnvelope(answer) && answer.msg === passMarker
}

/** Whether the call succeeded. For successes without data. */
export function isSuccessful<A>(answer: A): answer is Extract<A, { code: 200 }> {
  return isEnvelope(answer) && answer.code === 200
}

type DataIn<A> = A extends { data?: infer D } ? D : never
/** The data of the successes among these answers. */
export type DataOf<A> = DataIn<NonNullable<A>>
type RowIn<A> = A extends { rows?: readonly (infer R)[] } ? R : never
/** A row of the lists among these answers. */
export type RowOf<A> = RowIn<NonNullable<A>>

function asSuccess(answer: unknown): Envelope | undefined {
  return isEnvelope(answer) && answer.code === 200 ? answer : undefined
}

/** The data of a success, or `undefined`. */
export function dataOf<A>(answer: A): DataOf<A> | undefined
export function dataOf(answer: unknown): unknown {
  return asSuccess(answer)?.data
}

/** The rows of a successful list; `undefined` (not: empty) when there is no list. */
export function rowsOf<A>(answer: A): RowOf<A>[] | undefined
export function rowsOf(answer: unknown): unknown[] | undefined {
  const rows = asSuccess(answer)?.rows
  return Array.isArray(rows) ? rows : undefined
}

/** One page of a list and the total number of rows. */
export function pageOf<A>(answer: A): { rows: RowOf<A>[]; total: number } | undefined {
  const rows = rowsOf(answer)
  return rows && { rows, total: asSuccess(answer)?.total ?? rows.length }
}

/** Whether rows of a list could not be read. */
export const lacksRows = (answer: unknown): boolean => asSuccess(answer)?.leftOut !== undefined
