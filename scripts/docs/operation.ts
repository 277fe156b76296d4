import { nameOf, resolve, type MediaType, type Operation } from '../specification.ts'
import { escape } from '#contracts/verify/report/entities.ts'
import { markdown, scrolling, tag } from './html.ts'
import { operationAddress, type Reference } from './reference.ts'
import { fieldRow, fieldTable, propertyRows, rulesPart, schemaLink, sunsetBadge } from './schema.ts'
import { tryPart } from './try-part.ts'

/** What another account gets, where that is no documented refusal. */
const ACCESS_WORDS: Readonly<Record<string, string>> = { none: 'without rows', own: 'with rows of its own' }

/** Who may see what, by the fields that name something of an account. */
function accessPart({ answer, ...fields }: Record<string, string> = {}): string {
  const items = Object.entries(fields)
    .filter(([, example]) => example !== 'shared')
    .map(([name, example]) =>
      tag(
        'li',
        {},
        'Of another account, ',
        tag('code', {}, escape(name)),
        ' is answered ',
        ACCESS_WORDS[example] ?? tag('code', {}, escape(example)),
        '.',
      ),
    )
  if (answer === 'own') items.push(tag('li', {}, 'The answer has only what belongs to the account.'))
  return items.length === 0 ? '' : tag('h4', {}, 'Access') + tag('ul', {}, ...items)
}

/** The operations that go on from a success, with the rules between the two. */
function linksPart(operation: Operation, reference: Reference): string {
  const links = Object.values(operation.responses['200']?.links ?? {})
  if (links.length === 0) return ''
  const items = links.map(({ operationId, 'x-rules': rules }) =>
    tag(
      'li',
      {},
      tag('a', { href: operationAddress(reference, operationId) }, tag('code', {}, escape(operationId))),
      rulesPart(rules),
    ),
  )
  return tag('h4', {}, 'Next') + tag('ul', { class: 'links' }, ...items)
}

function codeBlock(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return scrolling(tag('pre', {}, tag('code', {}, escape(text))))
}

function examplesPart({ examples = {} }: MediaType): string {
  return Object.entries(examples)
    .map(([name, { value }]) => {
      const code =
        typeof value === 'object' && value !== null && 'code' in value ? ` · code ${String(value.code)}` : ''
      return tag('details', {}, tag('summary', {}, escape(name), code), codeBlock(value))
    })
    .join('')
}

function parametersPart({ parameters }: Operation, reference: Reference): string {
  const query = parameters.filter(parameter => parameter.in === 'query')
  if (query.length === 0) return ''
  const rows = query.map(({ name, schema, required, description, 'x-sunset': day }) =>
    fieldRow(
      {
        name,
        schema: day ? { ...schema, 'x-sunset': day } : schema,
        isRequired: required ?? false,
        description,
      },
      reference,
    ),
  )
  return tag('h4', {}, 'Query') + fieldTable(rows)
}

function bodyPart({ body }: Operation, reference: Reference): string {
  if (!body) return ''
  const schema = resolve(reference.specification, body.schema)
  const rows = propertyRows(schema, reference)
  return [
    tag('h4', {}, 'Body ', tag('small', {}, escape(body.type))),
    schema.description ? markdown(schema.description) : '',
    rows.length > 0 ? fieldTable(rows) : tag('p', {}, 'Empty.'),
    examplesPart(body),
  ].join('')
}

function answerPart({ answers }: Operation, reference: Reference): string {
  const parts = Object.entries(answers).map(([type, content]) => {
    const choices = (content.schema.oneOf ?? [content.schema]).flatMap(({ $ref }) =>
      $ref ? [nameOf($ref)] : [],
    )
    return (
      tag('h4', {}, 'Answer ', tag('small', {}, escape(type))) +
      tag('p', {}, choices.map(name => schemaLink(name, reference)).join(' or ')) +
      examplesPart(content)
    )
  })
  return parts.join('')
}

/** The events of a stream. */
function eventsPart({ 'x-events': events = {} }: Operation, reference: Reference): string {
  const items = Object.entries(events).map(([event, schema]) =>
    tag('li', {}, tag('code', {}, escape(event)), ': ', schemaLink(schema, reference)),
  )
  return items.length === 0 ? '' : tag('h4', {}, 'Events') + tag('ul', {}, ...items)
}

/** An operation's own section. */
export function operationSection(operation: Operation, reference: Reference): string {
  const { id, method, path, isPublic, summary = '', description, 'x-origin': origin = '' } = operation
  return tag(
    'section',
    { id, class: 'operation' },
    tag('h3', {}, escape(summary)),
    tag(
      'p',
      { class: 'address' },
      tag('span', { class: `method ${method.toLowerCase()}` }, method),
      ' ',
      tag('code', {}, escape(path)),
    ),
    tag(
      'p',
      { class: 'badges' },
      tag('code', {}, escape(id)),
      tag('span', { class: `badge ${origin}` }, escape(origin)),
      tag('span', { class: 'badge' }, isPublic ? 'guests too' : 'signed in'),
      sunsetBadge(operation),
    ),
    description ? markdown(description) : '',
    tryPart(operation, reference),
    parametersPart(operation, reference),
    bodyPart(operation, reference),
    answerPart(operation, reference),
    eventsPart(operation, reference),
    rulesPart(operation['x-rules']),
    accessPart(operation['x-access']),
    linksPart(operation, reference),
  )
}
