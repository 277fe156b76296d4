import { nameOf, resolve, type Rule, type Schema } from '../specification.ts'
import { escape } from '#contracts/verify/report/entities.ts'
import { inline, markdown, scrolling, tag } from './html.ts'
import { schemaAddress, type Reference } from './reference.ts'

/** What is said of something deprecated: until which day it is answered. Nothing of anything else. */
export const sunsetBadge = ({ 'x-sunset': day }: Pick<Schema, 'x-sunset'>): string =>
  day ? tag('span', { class: 'badge deprecated' }, `deprecated, until ${escape(day)}`) : ''

/** A link to a schema, on whichever page. */
export function schemaLink(name: string, reference: Reference): string {
  return tag('a', { href: schemaAddress(reference, name), class: 'type' }, escape(name))
}

/** A short type description with links to the schemas that it names. */
function typeOf(schema: Schema, reference: Reference): string {
  if (schema.$ref) return schemaLink(nameOf(schema.$ref), reference)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map(one => typeOf(one, reference)).join(' or ')
  if (schema.const !== undefined) return tag('code', {}, escape(JSON.stringify(schema.const)))
  if (schema.enum) return schema.enum.map(value => tag('code', {}, escape(JSON.stringify(value)))).join(' ')
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items, reference) : 'anything'}`
  if (typeof schema.additionalProperties === 'object')
    return `map of ${typeOf(schema.additionalProperties, reference)}`
  return escape([schema.type ?? 'anything'].flat().join(' or '))
}

/** The bounds in readable form. */
function boundsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, format } = schema
  const parts = [
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : undefined,
    minimum !== undefined && maximum === undefined ? `at least ${minimum}` : undefined,
    maximum !== undefined && minimum === undefined ? `at most ${maximum}` : undefined,
    minLength !== undefined ? `at least ${minLength} characters` : undefined,
    maxLength !== undefined ? `at most ${maxLength} characters` : undefined,
    maxItems !== undefined ? `at most ${maxItems} rows` : undefined,
    format,
  ].filter(part => part !== undefined)
  const text = escape(parts.join(', '))
  return pattern ? `${text}${text ? ', ' : ''}${tag('code', {}, escape(pattern))}` : text
}

/** A field or a parameter with its schema. */
export interface Field {
  name: string
  schema: Schema
  isRequired: boolean
  description?: string | undefined
}

/** A row of a table of fields or parameters. */
export function fieldRow({ name, schema, isRequired, description }: Field, reference: Reference): string {
  const meant = resolve(reference.specification, schema)
  const origin = schema['x-origin'] === 'designed' ? tag('span', { class: 'badge designed' }, 'designed') : ''
  const choices = schema.$ref && meant.enum ? typeOf(meant, reference) : ''
  const words = [
    inline(description ?? schema.description ?? meant.description ?? ''),
    choices,
    boundsOf(meant),
  ]
  return tag(
    'tr',
    {},
    tag(
      'th',
      { scope: 'row' },
      tag('code', {}, escape(name)),
      isRequired ? '' : tag('span', { class: 'optional' }, ' optional'),
      ' ',
      origin,
      sunsetBadge(schema),
    ),
    tag('td', {}, typeOf(schema, reference)),
    tag('td', {}, words.filter(text => text !== '').join('<br>')),
  )
}

/** The rows of an object's properties. */
export function propertyRows({ properties = {}, required = [] }: Schema, reference: Reference): string[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldRow({ name, schema, isRequired: required.includes(name) }, reference),
  )
}

/** A table of rows made by fieldRow. */
export function fieldTable(rows: readonly string[]): string {
  const head = ['Name', 'Type', 'Meaning'].map(title => tag('th', { scope: 'col' }, title))
  return scrolling(tag('table', {}, tag('thead', {}, tag('tr', {}, ...head)), tag('tbody', {}, ...rows)))
}

/** The rules beside a schema or an operation; nothing without any. */
export function rulesPart(rules: readonly Rule[] = []): string {
  if (rules.length === 0) return ''
  const items = rules.map(({ rule, message, requirement }) =>
    tag(
      'li',
      {},
      markdown(`${message.charAt(0).toUpperCase()}${message.slice(1)} (${requirement}):`),
      scrolling(tag('code', {}, escape(rule))),
    ),
  )
  return tag('h4', {}, 'Rules') + tag('ul', { class: 'rules' }, ...items)
}

/** A schema's own section. */
export function schemaSection(name: string, schema: Schema, reference: Reference): string {
  const { description } = schema
  const rows = propertyRows(schema, reference)
  const body =
    rows.length > 0 ? fieldTable(rows) : tag('p', {}, typeOf(schema, reference), ' ', boundsOf(schema))
  return tag(
    'section',
    { id: `schema-${name}`, class: 'schema' },
    tag('h3', {}, escape(name)),
    description ? markdown(description) : '',
    body,
    rulesPart(schema['x-rules']),
  )
}
