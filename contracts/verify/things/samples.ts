/** Values that a schema allows, for requests that nobody has recorded. */
import { randomUUID } from 'node:crypto'
import { resolve, type Document, type Schema } from '../document.ts'
import type { Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import type { Random } from '../random.ts'
import { patternText } from './pattern-text.ts'

/** How much of an object: what its examples have, only what it must have, or all that it may have. */
export type Extent = 'example' | 'required' | 'all'
export const EXTENTS: readonly Extent[] = ['example', 'required', 'all']

/** Deeper objects are left out where they may be, as a schema can contain itself. */
const MAX_DEPTH = 6
const DAY = '2024-05-17'
const FORMATS: Readonly<Record<string, () => string>> = {
  'date-time': () => `${DAY}T10:00:00Z`,
  date: () => DAY,
  time: () => '10:00:00Z',
  duration: () => 'P1D',
  email: () => `mail-${nextNumber()}@example.com`,
  uuid: () => randomUUID(),
  uri: () => 'https://example.com/',
  url: () => 'https://example.com/',
  hostname: () => 'example.com',
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8::1',
  byte: () => 'YQ==',
  binary: () => 'a',
  password: () => `Pa55-word-${nextNumber()}`,
}

let last = Date.now() % 1_000_000_000
/** A number that no other sample has, so that what must be unique is. */
const nextNumber = () => ++last

const PATTERN_TRIES = [
  'a',
  'A',
  'abc',
  'ABC',
  'aa',
  'a1',
  '1',
  '12',
  '123',
  '12345',
  '0',
  '#aabbcc',
  'a-b',
  'a.b',
  'A1B2C3',
  'en',
  'en-US',
  '*',
]

function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  const made = FORMATS[format ?? '']?.() ?? `${name.replaceAll(/\W/g, '') || 'text'}-${nextNumber()}`
  if (pattern !== undefined) {
    const isRight = patternTest(pattern)
    const own = [made, made.replaceAll('-', ''), made.replaceAll('-', '_'), String(last)]
    const tries = [...own, ...PATTERN_TRIES, patternText(pattern)]
    return (
      [...tries, ...tries.map(text => text.repeat(Math.max(1, minLength)))].find(
        text => isRight(text) && text.length >= minLength && text.length <= maxLength,
      ) ?? made
    )
  }
  if (made.length < minLength) return made.padEnd(minLength, 'x')
  // What differs is at the end.
  return made.length > maxLength ? made.slice(-maxLength) : made
}

function patternTest(pattern: string): (text: string) => boolean {
  try {
    const expression = new RegExp(pattern, 'u')
    return text => expression.test(text)
  } catch {
    return () => true
  }
}

function numberOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (multipleOf ?? 1))
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - (multipleOf ?? 1))
  if (least !== undefined) return multipleOf ? Math.ceil(least / multipleOf) * multipleOf : least
  const usual = multipleOf ?? 1
  return most !== undefined && most < usual ? most : usual
}

/** What a server gives itself, or what would take a thing away by a change of it. */
const LEFT_ALONE = /^_?id$|archived|deleted|disabled|locked/i

/** Whether a field names another thing. */
export const isReference = (name: string): boolean => /(?:[_-]i|I)d$/.test(name)

function objectOf(
  document: Document,
  schema: Schema,
  extent: Extent,
  depth: number,
): Record<string, unknown> {
  const { properties = {}, required = [] } = schema
  const isTaken = ([name, given]: [string, Schema]) => {
    const property = resolve(document, given)
    if (property.readOnly) return false
    if (required.includes(name)) return true
    if (depth >= MAX_DEPTH || extent === 'required' || LEFT_ALONE.test(name)) return false
    return extent === 'all' || property.example !== undefined || property.examples !== undefined
  }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(isTaken)
      .map(([name, property]) => [name, sampleOf(document, property, { name, extent, depth: depth + 1 })]),
  )
}

/** The parts of `allOf` as one schema. */
export function merged(document: Document, given: Schema): Schema {
  const { allOf = [], ...own } = resolve(document, given)
  return allOf
    .map(part => merged(document, part))
    .reduce<Schema>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...part.properties, ...whole.properties },
        required: [...(whole.required ?? []), ...(part.required ?? [])],
      }),
      own,
    )
}

/** A value that a schema allows, as far as its keywords say so without trying. */
export function sampleOf(
  document: Document,
  given: Schema,
  { name, extent, depth = 0 }: { readonly name: string; readonly extent: Extent; readonly depth?: number },
): unknown {
  const schema = merged(document, given)
  const [stated] = [schema.const, schema.example, schema.examples?.[0], schema.default].filter(
    value => value !== undefined && value !== null,
  )
  if (schema.const !== undefined) return schema.const
  if (stated !== undefined && (extent === 'example' || typeof stated !== 'object'))
    return structuredClone(stated)
  if (schema.enum) return schema.enum.find(value => value !== null) ?? null
  const [branch] = (schema.oneOf ?? schema.anyOf ?? []).filter(one => resolve(document, one).type !== 'null')
  const type = [schema.type].flat().find(one => one !== undefined && one !== 'null')
  if (branch && (type === undefined || type === 'object')) {
    const inside = sampleOf(document, branch, { name, extent, depth })
    const isObject = typeof inside === 'object' && inside !== null && !Array.isArray(inside)
    return isObject ? { ...objectOf(document, schema, extent, depth), ...inside } : inside
  }
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  if (type === 'array') {
    const count = Math.max(schema.minItems ?? 0, extent === 'required' || depth >= MAX_DEPTH ? 0 : 1)
    return Array.from({ length: schema.items ? count : 0 }, () =>
      sampleOf(document, schema.items!, { name, extent, depth: depth + 1 }),
    )
  }
  if (type === 'object' || schema.properties) return objectOf(document, schema, extent, depth)
  // What is described by its media type alone is a file.
  const isText = type === 'string' || (type === undefined && schema.contentMediaType !== undefined)
  return isText ? textOf(schema, name) : type === undefined ? {} : null
}

/** The fields of a request with other values where that is allowed, so that one change differs from another. */
export function drawnBody(
  { document, judge }: { readonly document: Document; readonly judge: Pick<Judge, 'accepts'> },
  { operation, body }: Draft,
  random: Random,
): Draft['body'] {
  const { schema, pointer } = operation.body ?? {}
  return body.map(([name, value]) => {
    const field = schema?.properties?.[name]
    if (!field || LEFT_ALONE.test(name) || isReference(name)) return [name, value]
    const { enum: list, format, pattern } = merged(document, field)
    const isFree = typeof value === 'string' && format === undefined && pattern === undefined
    const drawn =
      list !== undefined
        ? random.pick(list)
        : typeof value === 'boolean'
          ? random.percent(50)
          : typeof value === 'number'
            ? value + random.below(5)
            : isFree && !IDENTIFYING.test(name)
              ? `${value}-${random.below(1000)}`
              : value
    return [name, judge.accepts(`${pointer}/properties/${name}`, drawn) ? drawn : value]
  })
}

/** What things are told apart by. */
const IDENTIFYING = /name|key|slug|mail|login|identifier|title|code|^id$/i

/** The same object with other texts where a text may have to be unique; those that a test refuses stay. */
export function varied(
  body: Readonly<Record<string, unknown>>,
  fits: (name: string, value: unknown) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (typeof value !== 'string' || !IDENTIFYING.test(name) || value.endsWith(String(last)))
        return [name, value]
      const other = /^[^@\s]+@[^@\s]+$/.test(value)
        ? value.replace('@', `-${nextNumber()}@`)
        : `${value}-${nextNumber()}`
      return [name, fits(name, other) ? other : value]
    }),
  )
}
