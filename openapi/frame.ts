/**
 * What all operations have alike, added when the specification is bundled (redocly.yaml), so that openapi/paths and openapi/schemas say only
 * what is particular; openapi/bundle.json is whole and standard. What an operation says itself stays as it says it. See
 * docs/decisions/0001-bundle-between-spec-and-tools.md.
 *
 * - An operation has the two headers of the language, the envelope as its answer with its headers, and, unless guests may call it, the answer to
 *   a token that is not valid.
 * - The schema of an answer is what `schema` says, or an error.
 * - `SpotOrderAnswer: { x-answer: { $ref: '#/SpotOrder' } }` is the envelope around one thing, `x-page` that around a page of a list.
 */
interface Reference {
  $ref: string
}
type Fields = Record<string, unknown>
interface Media {
  schema: Reference | Fields
  examples?: Fields
}
interface Operation {
  security?: object[]
  responses?: { '200'?: { links?: object; content?: { 'application/json'?: Media } } }
}
interface Path {
  parameters?: object[]
  get?: Operation
  post?: Operation
}
interface Schema extends Fields {
  'x-answer'?: Reference
  'x-page'?: Reference
}

// New objects each time: the bundler does not resolve a reference again that it has seen.
const inFile = (file: string, name: string): Reference => ({ $ref: `../${file}.yaml#/${name}` })
const error = () => inFile('schemas/common', 'ErrorEnvelope')

/** What is missing altogether is left so, for `npm run gen` to name (scripts/supported.ts). */
function completeOperation({ security = [{ token: [] }], responses }: Operation): void {
  const json = responses?.['200']?.content?.['application/json']
  if (!responses?.['200'] || !json?.schema) return
  const isPublic = security.some(each => Object.keys(each).length === 0)
  const { links, content, ...written } = responses['200']
  const headers = {
    'Content-Language': inFile('headers', 'ContentLanguage'),
    'Cache-Control': inFile('headers', isPublic ? 'CacheControl' : 'PersonalCacheControl'),
    'X-Content-Type-Options': inFile('headers', 'NoSniff'),
  }
  const frame = { description: 'Response envelope.', headers, ...written }
  responses['200'] = { ...frame, ...(links && { links }), content }
  if (!isPublic) (json.examples ??= {})['signedOut'] ??= { value: { code: 401, msg: 'hint_signed_out' } }
  if (json.schema.$ref !== error().$ref) json.schema = { oneOf: [json.schema, error()] }
}

function completePath(path: Path): void {
  const language = [inFile('parameters', 'AcceptLanguage'), inFile('parameters', 'LanguageId')]
  path.parameters = [...language, ...(path.parameters ?? [])]
  for (const operation of [path.get, path.post]) if (operation) completeOperation(operation)
}

const inCommon = (name: string): Reference => ({ $ref: `./common.yaml#/${name}` })

/** The envelope around an answer's data, or around the rows of a page. */
function envelopeOf(fields: Fields, more: Fields): Fields {
  const properties = { code: inCommon('SuccessCode'), msg: inCommon('Message'), ...fields }
  return {
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
    properties,
  }
}

function pageOf(items: Reference, more: Fields): Fields {
  const rule = {
    rule: 'self.rows.size() <= self.total',
    message: '`total` counts the rows of all pages',
    requirement: 'R7.7',
  }
  const rows = { type: 'array', maxItems: 500, items }
  return envelopeOf({ rows, total: inCommon('Total') }, { 'x-rules': [rule], ...more })
}

function completeSchema(schema: Schema): void {
  const { 'x-answer': data, 'x-page': items, ...more } = schema
  const complete = data ? envelopeOf({ data }, more) : items && pageOf(items, more)
  if (!complete) return
  delete schema['x-answer']
  delete schema['x-page']
  Object.assign(schema, complete)
}

export default () => ({
  id: 'fairline',
  preprocessors: {
    oas3: { frame: () => ({ PathItem: { enter: completePath }, Schema: { enter: completeSchema } }) },
  },
})
