/**
 * Reads answers: where data from outside becomes the types of the specification, for every operation (generated/readers.ts).
 * What means the same is taken: a number for its text, and the other way round; a missing field for null where that may be. A
 * row that cannot be read is left out and counted; a value that cannot be read costs the answer, or what the specification
 * names instead (`x-fallback`).
 */
import { isDecimal } from '../lib/money/decimal.ts'
import { isObject } from '../lib/is-object.ts'
import { Unreadable } from './unreadable.ts'

/** Gives the value in its type. @throws Unreadable */
export type FieldReader = (value: unknown) => unknown

/** Adds where it was to an error. */
function at(key: string, error: unknown): unknown {
  return error instanceof Unreadable ? new Unreadable(error.expected, [key, ...error.place]) : error
}

/** A JSON number has lost digits beyond these. */
const EXACT_DIGITS = 15

function numberText(value: number): string {
  const text = String(value)
  if (!isDecimal(text) || text.replace(/\D/g, '').length > EXACT_DIGITS) throw new Unreadable('exact number')
  return text
}

/** Any text. */
export const text: FieldReader = value => {
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'string') throw new Unreadable('text')
  return value
}

const MAX_FIGURE_LENGTH = 64

/** A decimal as text. */
export const figure: FieldReader = value => {
  const read = text(value) as string
  if (!isDecimal(read) || read.length > MAX_FIGURE_LENGTH) throw new Unreadable('decimal')
  return read
}

/** A day, as YYYY-MM-DD. */
export const day: FieldReader = value => {
  const isDay =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  if (!isDay) throw new Unreadable('day')
  return value
}

export const integer: FieldReader = value => {
  const read = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value
  if (!Number.isSafeInteger(read)) throw new Unreadable('whole number')
  return read
}

/** A whole number of these bounds. */
export function integerIn(minimum: number, maximum: number): FieldReader {
  return value => {
    const read = integer(value) as number
    if (read < minimum || read > maximum) throw new Unreadable(`number from ${minimum} to ${maximum}`)
    return read
  }
}

export const boolean: FieldReader = value => {
  if (typeof value !== 'boolean') throw new Unreadable('true or false')
  return value
}

export function oneOf(values: readonly (string | number)[]): FieldReader {
  return value => {
    const read = values.find(each => each === value || String(each) === value)
    if (read === undefined) throw new Unreadable(`one of ${values.join(', ')}`)
    return read
  }
}

/** Null, or a missing field, or a value. */
export const nullable =
  (reader: FieldReader): FieldReader =>
  value =>
    value === null || value === undefined ? null : reader(value)

/** A field that may be missing. */
export const optional =
  (reader: FieldReader): FieldReader =>
  value =>
    value === undefined ? value : reader(value)

/** Something else in place of what cannot be read. */
export function fallback(reader: FieldReader, other: unknown): FieldReader {
  return value => {
    try {
      return reader(value)
    } catch (error) {
      if (error instanceof Unreadable) return other
      throw error
    }
  }
}

/** Nothing is known of its type. */
export const anything: FieldReader = value => value

export function list(reader: FieldReader): FieldReader {
  return value => {
    if (!Array.isArray(value)) throw new Unreadable('list')
    const read = value.map((one, index) => inside(String(index), reader, one))
    return read.every((one, index) => one === value[index]) ? value : read
  }
}

function inside(key: string, reader: FieldReader, value: unknown): unknown {
  try {
    return reader(value)
  } catch (error) {
    throw at(key, error)
  }
}

/** Values by name; one that cannot be read is left out, so that its default holds. */
export function map(reader: FieldReader): FieldReader {
  return value => {
    if (!isObject(value)) throw new Unreadable('object')
    const MISSING = {}
    const read = fallback(reader, MISSING)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]): [string, unknown] => [key, read(one)])
        .filter(([, one]) => one !== MISSING),
    )
  }
}

/** An object with these fields; others, which the app does not know, are kept. */
export function object(fields: Readonly<Record<string, FieldReader>>): FieldReader {
  const entries = Object.entries(fields)
  return value => {
    if (!isObject(value)) throw new Unreadable('object')
    const given = value as Readonly<Record<string, unknown>>
    let read = given
    for (const [key, reader] of entries) {
      const one = inside(key, reader, given[key])
      if (one !== given[key]) read = { ...read, [key]: one }
    }
    return read
  }
}

interface Answer {
  data?: unknown
  rows?: unknown
  total?: unknown
  /** How many rows could not be read. */
  leftOut?: number
}

type AnswerReader = <A>(answer: A) => A

const answering = (read: (answer: Answer) => Answer) => read as AnswerReader

/** An answer with a value. */
export const withData = (reader: FieldReader): AnswerReader =>
  answering(answer => {
    const data = inside('data', reader, answer.data)
    return data === answer.data ? answer : { ...answer, data }
  })

/** An answer with rows. Those that cannot be read are left out, unless that is all of them. */
export const withRows = (reader: FieldReader): AnswerReader =>
  answering(answer => {
    const { rows, total } = answer
    if (!Array.isArray(rows)) throw new Unreadable('list', ['rows'])
    const count = inside('total', optional(integer), total)
    let error: unknown
    const read = rows.flatMap(row => {
      try {
        return [reader(row)]
      } catch (cause) {
        error ??= cause
        return []
      }
    })
    const leftOut = rows.length - read.length
    if (leftOut > 0 && read.length === 0) throw at('rows', error)
    const isSame = leftOut === 0 && count === total && read.every((row, index) => row === rows[index])
    return isSame ? answer : { ...answer, rows: read, total: count, ...(leftOut > 0 && { leftOut }) }
  })
