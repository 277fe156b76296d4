/** A labelled field of what is sent, in the form of an operation. */
import { escape } from '#contracts/verify/report/entities.ts'
import type { Schema } from '../specification.ts'
import { emptyTag, tag } from './html.ts'

/** Something that is sent by its name. */
export interface Sent {
  name: string
  place: 'query' | 'body' | 'header'
  schema: Schema
  isRequired: boolean
  /** What is filled in. */
  value?: unknown
  /** What is said beside the name. */
  hint?: string
  /** Whether it is written into a JSON body. */
  isJson?: boolean
}

/** A value as it is typed. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** The values that a schema lists, if it does. */
function choicesOf({ enum: values, const: only, type }: Schema): readonly unknown[] | undefined {
  if (values) return values
  if (only !== undefined) return [only]
  return type === 'boolean' ? [true, false] : undefined
}

const isText = ({ type, enum: values = [] }: Schema): boolean =>
  type === 'string' || (type === undefined && values.some(value => typeof value === 'string'))

function controlOf({ schema, isRequired, value }: Sent, attributes: Record<string, string>): string {
  const choices = choicesOf(schema)
  const given = textOf(value)
  if (choices) {
    const options = [...(isRequired ? [] : ['']), ...choices.map(textOf)].map(one =>
      tag(
        'option',
        { value: one, selected: one === given ? '' : undefined },
        one === '' ? 'not sent' : escape(one),
      ),
    )
    return tag('select', attributes, ...options)
  }
  if (schema.format === 'binary') return emptyTag('input', { ...attributes, type: 'file' })
  const typed = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }
  return emptyTag('input', { ...attributes, ...typed, value: given === '' ? undefined : given })
}

/** The field with its label: a list of choices, a file or a text. */
export function field(sent: Sent): string {
  const { name, place, schema, isRequired, hint, isJson } = sent
  const attributes = {
    name,
    'data-place': place,
    ...(isRequired ? { 'data-required': '' } : {}),
    ...(isJson && !isText(schema) ? { 'data-json': '' } : {}),
  }
  const words = [isRequired ? '' : 'optional', hint ?? ''].filter(word => word !== '').join(', ')
  return tag(
    'label',
    {},
    tag('span', {}, tag('code', {}, escape(name)), ' ', escape(words)),
    controlOf(sent, attributes),
  )
}
