/**
 * Reads form bodies and queries, where everything is text, as the types that their schemas name. Stricter than the usual
 * coercion: `1e2`, ` 5`, `0x10` and `05` are no integers. What cannot be read stays text, so that validation refuses it.
 */
import { resolve, type SchemaObject, type Spec } from './spec.ts'

type Kind = 'integer' | 'number' | 'boolean' | 'text' | 'file'
export type Kinds = ReadonlyMap<string, Kind>

const INTEGER = /^-?(?:0|[1-9][0-9]{0,15})$/
const NUMBER = /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/

/** How each property of an object schema is to be read. */
export function kindsOf(spec: Spec, properties: Record<string, SchemaObject>): Kinds {
  return new Map(
    Object.entries(properties).map(([name, schema]) => {
      const { type, format } = resolve(spec, schema)
      if (format === 'binary') return [name, 'file']
      return [name, type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text']
    }),
  )
}

function read(text: string, kind: Kind | undefined): unknown {
  if (kind === 'integer' && INTEGER.test(text)) return Number(text)
  if (kind === 'number' && NUMBER.test(text)) return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

export type Read = { value: Record<string, unknown> } | { field: string }

/** As much of a name as an answer tells; who sends one may make it as long as the body. */
const LONGEST_NAME = 64

/** Names the field that is at fault, in an answer's own bounds. */
export const atField = (name: string): { field: string } => ({
  field: name.slice(0, LONGEST_NAME) || 'body',
})

/** Reads form-urlencoded text; a name given twice is refused, as nobody could know which one counts. */
export function readFields(text: string, kinds: Kinds): Read {
  // Without a prototype, so that a field called __proto__ is a field like any other, and unknown.
  const value = Object.create(null) as Record<string, unknown>
  if (text === '') return { value }
  for (const [name, given] of new URLSearchParams(text)) {
    if (name in value) return atField(name)
    value[name] = read(given, kinds.get(name))
  }
  return { value }
}

/** Reads the parts of an upload; a text in place of a file is refused, and a file in place of a text. */
export function readParts(parts: FormData, kinds: Kinds): Read {
  const value = Object.create(null) as Record<string, unknown>
  for (const [name, given] of parts) {
    const kind = kinds.get(name)
    if (name in value || (typeof given === 'string') === (kind === 'file')) return atField(name)
    value[name] = typeof given === 'string' ? read(given, kind) : given
  }
  return { value }
}

/** The fields as a schema sees them, to which a file is a text. */
export function withoutFiles(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields)
  if (!entries.some(([, value]) => value instanceof Blob)) return fields
  return Object.fromEntries(entries.map(([name, value]) => [name, value instanceof Blob ? '' : value]))
}

/** Reads a JSON object. */
export function readJson(text: string): Read {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { value: value as Record<string, unknown> }
    }
  } catch {
    // Refused below like any other text that is no object.
  }
  return { field: 'body' }
}
