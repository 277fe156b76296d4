/**
 * Parses form bodies and queries, where everything is text, into the types of their schemas. Stricter than the usual
 * coercion: `1e2`, ` 5`, `0x10` and `05` are no integers. Values that do not parse stay text, so that validation rejects them.
 */
import type { ReceivedFile } from '../kernel/file-store.ts'
import { resolve, type SchemaObject, type Spec } from './spec.ts'

type FieldType = 'integer' | 'number' | 'boolean' | 'text' | 'file'
export type FieldTypes = ReadonlyMap<string, FieldType>

const INTEGER = /^-?(?:0|[1-9][0-9]{0,15})$/
const NUMBER = /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/

/** How each property of an object schema is parsed. */
export function fieldTypesOf(spec: Spec, properties: Record<string, SchemaObject>): FieldTypes {
  return new Map(
    Object.entries(properties).map(([name, schema]) => {
      const { type, format } = resolve(spec, schema)
      if (format === 'binary') return [name, 'file']
      return [name, type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text']
    }),
  )
}

function parseValue(text: string, kind: FieldType | undefined): unknown {
  if (kind === 'integer' && INTEGER.test(text)) return Number(text)
  if (kind === 'number' && NUMBER.test(text)) return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

export type ParsedFields = { value: Record<string, unknown> } | { field: string }

/** Longer names are cut in answers; a client may send one as long as the body. */
const MAX_NAME_LENGTH = 64

/** Names the invalid field, cut to the length that answers allow. */
export const atField = (name: string): { field: string } => ({
  field: name.slice(0, MAX_NAME_LENGTH) || 'body',
})

/** Parses form-urlencoded text; a repeated name is rejected as ambiguous. */
export function parseFields(text: string, kinds: FieldTypes): ParsedFields {
  // Without a prototype, so that a field named __proto__ is treated like any other unknown field.
  const value = Object.create(null) as Record<string, unknown>
  if (text === '') return { value }
  for (const [name, given] of new URLSearchParams(text)) {
    if (name in value) return atField(name)
    value[name] = parseValue(given, kinds.get(name))
  }
  return { value }
}

/** A part of a multipart body; several may have one name. */
export type Part = readonly [name: string, value: string | ReceivedFile]
export type Parts = readonly Part[]

/** Parses the parts of an upload; text in place of a file is rejected, and vice versa. */
export function parseParts(parts: Parts, kinds: FieldTypes): ParsedFields {
  const value = Object.create(null) as Record<string, unknown>
  for (const [name, given] of parts) {
    const kind = kinds.get(name)
    if (name in value || (typeof given === 'string') === (kind === 'file')) return atField(name)
    value[name] = typeof given === 'string' ? parseValue(given, kind) : given
  }
  return { value }
}

/** The fields of an upload for schema validation, which treats a file as text. */
export const withoutFiles = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? '' : value]),
  )

/** Parses a JSON object. */
export function parseJsonObject(text: string): ParsedFields {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { value: value as Record<string, unknown> }
    }
  } catch {
    // Rejected below like any other text that is no object.
  }
  return { field: 'body' }
}
