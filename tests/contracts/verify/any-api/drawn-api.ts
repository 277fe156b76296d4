/** Small APIs that are drawn: what each keeps, how it says so, and the specification of that. */
import * as fc from 'fast-check'
import { fields, type Field } from './drawn-fields.ts'

/** A kind of things. */
export interface Kind {
  /** Of many, as in the path. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly ids: 'uuid' | 'integer'
  readonly isClosed: boolean
  readonly list: 'bare' | 'wrapped' | undefined
  readonly change: 'PUT' | 'PATCH' | undefined
  readonly isDeletable: boolean
  readonly createdWith: 201 | 200
  readonly deletedWith: 204 | 200
}

const kindOf = (name: string): fc.Arbitrary<Kind> =>
  fc.record({
    name: fc.constant(name),
    fields,
    ids: fc.constantFrom('uuid' as const, 'integer' as const),
    isClosed: fc.boolean(),
    list: fc.constantFrom('bare' as const, 'wrapped' as const, undefined),
    change: fc.constantFrom('PUT' as const, 'PATCH' as const, undefined),
    isDeletable: fc.boolean(),
    createdWith: fc.constantFrom(201 as const, 200 as const),
    deletedWith: fc.constantFrom(204 as const, 200 as const),
  })

export interface Api {
  readonly kinds: readonly Kind[]
  /** Whether things of the second kind are in one of the first. */
  readonly isNested: boolean
  readonly session: 'none' | 'bearer' | 'header' | 'query' | 'cookie'
  readonly invalid: 400 | 422
  /** How refusals are documented: one by one, or by their range. */
  readonly refusals: 'each' | 'range'
  readonly checksFirst: 'thing' | 'body'
  /** Whether lists take how many rows are wanted, and from which on. */
  readonly isPaged: boolean
  /** Whether there is an upload, and a stream. */
  readonly upload: boolean
  readonly stream: 'speaks' | 'none'
}

export const apis: fc.Arbitrary<Api> = fc.record({
  kinds: fc.oneof(fc.tuple(kindOf('books')), fc.tuple(kindOf('books'), kindOf('lamps'))),
  isNested: fc.boolean(),
  session: fc.constantFrom('none', 'bearer', 'header', 'query', 'cookie'),
  invalid: fc.constantFrom(400, 422),
  refusals: fc.constantFrom('each', 'range'),
  checksFirst: fc.constantFrom('thing', 'body'),
  isPaged: fc.boolean(),
  upload: fc.boolean(),
  stream: fc.constantFrom('speaks', 'none'),
})

/** The path of the things of a kind. */
export const collectionOf = ({ kinds: [first], isNested }: Api, kind: Kind): string =>
  isNested && kind !== first ? `/books/{booksId}/${kind.name}` : `/${kind.name}`

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const propertiesOf = ({ fields: own }: Kind) =>
  Object.fromEntries(own.map(({ name, schema }) => [name, schema]))
const idOf = ({ ids }: Kind) =>
  ids === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'integer', minimum: 1 }

/** The schema of a thing, and of what is sent to create or change one. */
const schemasOf = (kind: Kind) => {
  const required = kind.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const sent = (needed: readonly string[]) => ({
    type: 'object',
    required: needed,
    properties: propertiesOf(kind),
    ...(kind.isClosed && { additionalProperties: false }),
  })
  return {
    thing: {
      type: 'object',
      required: ['id', ...required],
      properties: { id: idOf(kind), ...propertiesOf(kind) },
    },
    created: sent(required),
    changed: sent(kind.change === 'PATCH' ? [] : required),
  }
}

const REFUSAL = {
  description: 'A refusal.',
  content: {
    'application/problem+json': { schema: { type: 'object', required: ['title', 'status'] } },
  },
}

const PAGE = [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } },
  { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 1000 } },
]

/** The operations of a kind, by path and method. */
function pathsOf(api: Api, kind: Kind) {
  const { thing, created, changed } = schemasOf(kind)
  const collection = collectionOf(api, kind)
  const refusals = (...codes: number[]) => {
    const all = [...codes, ...(api.session === 'none' ? [] : [401])]
    return api.refusals === 'range'
      ? { '4XX': REFUSAL }
      : Object.fromEntries(all.map(code => [code, REFUSAL]))
  }
  const isInside = collection.includes('{')
  const around = isInside
    ? [{ name: 'booksId', in: 'path', required: true, schema: idOf(api.kinds[0]!) }]
    : []
  const own = { name: `${kind.name}Id`, in: 'path', required: true, schema: idOf(kind) }
  const rows = { type: 'array', items: thing }
  const listed =
    kind.list === 'bare'
      ? rows
      : { type: 'object', required: ['items'], properties: { items: rows, total: { type: 'integer' } } }
  const missing = isInside ? [404] : []
  return {
    [collection]: {
      ...(around.length > 0 && { parameters: around }),
      ...(kind.list && {
        get: {
          ...(api.isPaged && { parameters: PAGE }),
          responses: {
            200: { description: 'All.', ...json(listed) },
            ...refusals(...missing, ...(api.isPaged ? [api.invalid] : [])),
          },
        },
      }),
      post: {
        requestBody: { required: true, ...json(created) },
        responses: {
          [kind.createdWith]: { description: 'The new one.', ...json(thing) },
          ...refusals(400, 415, 422, ...missing),
        },
      },
    },
    [`${collection}/{${kind.name}Id}`]: {
      parameters: [...around, own],
      get: { responses: { 200: { description: 'One.', ...json(thing) }, ...refusals(404) } },
      ...(kind.change && {
        [kind.change.toLowerCase()]: {
          requestBody: { required: true, ...json(changed) },
          responses: {
            200: { description: 'As it is now.', ...json(thing) },
            ...refusals(400, 404, 415, 422),
          },
        },
      }),
      ...(kind.isDeletable && {
        delete: {
          responses: {
            [kind.deletedWith]:
              kind.deletedWith === 204
                ? { description: 'It is gone.' }
                : { description: 'What is gone.', ...json(thing) },
            ...refusals(404),
          },
        },
      }),
    },
  }
}

const SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
} as const

/** What is beside the things: an upload and a stream. */
function othersOf({ upload, stream, session }: Api) {
  const refused = session === 'none' ? {} : { 401: REFUSAL }
  const form = {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
      caption: { type: 'string', maxLength: 30 },
    },
  }
  return {
    ...(upload && {
      '/files': {
        post: {
          requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
          responses: {
            200: { description: 'How long it is.', ...json({ type: 'object', required: ['length'] }) },
            400: REFUSAL,
            415: REFUSAL,
            ...refused,
          },
        },
      },
    }),
    ...(stream === 'speaks' && {
      '/news': {
        get: {
          responses: {
            200: {
              description: 'What happens.',
              content: {
                'text/event-stream': {
                  schema: {
                    type: 'object',
                    required: ['at'],
                    properties: { at: { type: 'string', format: 'date-time' } },
                  },
                },
              },
            },
            ...refused,
          },
        },
      },
    }),
  }
}

export const specificationOf = (api: Api) => ({
  openapi: '3.1.0',
  info: { title: 'Drawn', version: '1' },
  ...(api.session !== 'none' && { security: [{ own: [] }] }),
  components: { securitySchemes: api.session === 'none' ? {} : { own: SCHEMES[api.session] } },
  paths: { ...Object.assign({}, ...api.kinds.map(kind => pathsOf(api, kind))), ...othersOf(api) },
})
