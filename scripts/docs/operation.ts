import { escape, markdown, scrolling, tag } from './html.ts'
import {
  fieldRow,
  fieldTable,
  nameOf,
  propertyRows,
  rulesPart,
  schemaLink,
  sunsetBadge,
  type Rule,
  type Schema,
  type Schemas,
} from './schema.ts'

interface Example {
  value: unknown
}
interface Content {
  schema: Schema
  examples?: Record<string, Example>
}
export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  'x-sunset'?: string
  schema: Schema
}
/** A next operation, with what must be equal between the two. */
interface Link {
  operationId: string
  'x-rules'?: Rule[]
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  'x-origin': string
  'x-rules'?: Rule[]
  'x-access'?: Record<string, string>
  'x-sunset'?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<
    string,
    { description: string; content: Record<string, Content>; links?: Record<string, Link> }
  >
}

/** Where an operation is, with its parameters' references followed. */
export interface Located {
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
  isPublic: boolean
  components: Schemas
}

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
function linksPart(operation: Operation): string {
  const links = Object.values(operation.responses['200']?.links ?? {})
  if (links.length === 0) return ''
  const items = links.map(({ operationId, 'x-rules': rules }) =>
    tag('li', {}, tag('code', {}, escape(operationId)), rulesPart(rules)),
  )
  return tag('h4', {}, 'Next') + tag('ul', { class: 'links' }, ...items)
}

function codeBlock(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return scrolling(tag('pre', {}, tag('code', {}, escape(text))))
}

function examples(content: Content): string {
  return Object.entries(content.examples ?? {})
    .map(([name, { value }]) => {
      const code =
        typeof value === 'object' && value !== null && 'code' in value ? ` · code ${String(value.code)}` : ''
      return tag('details', {}, tag('summary', {}, escape(name), code), codeBlock(value))
    })
    .join('')
}

function parametersPart({ parameters, components }: Located): string {
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
      components,
    ),
  )
  return tag('h4', {}, 'Query') + fieldTable(rows)
}

function bodyPart({ operation, components }: Located): string {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return ''
  const name = content.schema.$ref ? nameOf(content.schema.$ref) : undefined
  const schema = name ? (components[name] ?? {}) : content.schema
  const rows = propertyRows(schema, components)
  return [
    tag('h4', {}, 'Body ', tag('small', {}, escape(type))),
    schema.description ? markdown(schema.description) : '',
    rows.length > 0 ? fieldTable(rows) : tag('p', {}, 'Empty.'),
    examples(content),
  ].join('')
}

function answerPart({ operation }: Located): string {
  const parts = Object.entries(operation.responses['200']?.content ?? {}).map(([type, content]) => {
    const choices = (content.schema.oneOf ?? [content.schema]).flatMap(({ $ref }) =>
      $ref ? [nameOf($ref)] : [],
    )
    return (
      tag('h4', {}, 'Answer ', tag('small', {}, escape(type))) +
      tag('p', {}, choices.map(schemaLink).join(' or ')) +
      examples(content)
    )
  })
  return parts.join('')
}

/** An operation's own section. */
export function operationSection(located: Located): string {
  const { method, path, operation, isPublic } = located
  const origin = operation['x-origin']
  return tag(
    'section',
    { id: operation.operationId, class: 'operation' },
    tag('h3', {}, escape(operation.summary)),
    tag(
      'p',
      { class: 'address' },
      tag('span', { class: `method ${method}` }, method.toUpperCase()),
      ' ',
      tag('code', {}, escape(path)),
    ),
    tag(
      'p',
      { class: 'badges' },
      tag('code', {}, escape(operation.operationId)),
      tag('span', { class: `badge ${origin}` }, escape(origin)),
      tag('span', { class: 'badge' }, isPublic ? 'guests too' : 'signed in'),
      sunsetBadge(operation),
    ),
    operation.description ? markdown(operation.description) : '',
    parametersPart(located),
    bodyPart(located),
    answerPart(located),
    rulesPart(operation['x-rules']),
    accessPart(operation['x-access']),
    linksPart(operation),
  )
}
