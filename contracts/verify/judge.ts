/**
 * The spec verdict: whether the specification allows an answer. A separate Ajv over openapi/bundle.json reports every error with the part
 * of the specification that it violates.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { memoizeByKey } from '#src/lib/collections/memoize-by-key.ts'
import { escaped, resolve, scalarType, type Document, type Operation, type Schema } from './document.ts'
import { addRules, compileRule, RULES, type Evaluate } from './rules.ts'
import { surroundingProblems } from './surroundings.ts'
import { codeOf, readJson, type HttpExchange, type Violation, type Received } from './wire.ts'

interface StreamOperation {
  'x-events'?: Record<string, { $ref: string } | string>
}

/**
 * The problems of the first events of a stream; the document's `x-events` names the schema of each. A stream without an immediate event is
 * a problem as well.
 */
function eventProblems(
  document: Document,
  operation: Operation,
  body: string,
  explain: (pointer: string, value: unknown) => Violation[],
): Violation[] {
  const { pointer } = operation
  const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as StreamOperation | undefined
  const named = raw?.['x-events'] ?? {}
  const blocks = body.split(/\r?\n\r?\n/).slice(0, -1)
  const events = blocks.filter(block => /^data:/m.test(block))
  if (events.length === 0) return [{ says: 'the stream began without an event', pointer }]
  return events.flatMap(block => {
    const name = /^event: ?(.*)$/m.exec(block)?.[1] ?? 'message'
    const data = [...block.matchAll(/^data: ?(.*)$/gm)].map(match => match[1]).join('\n')
    const schema = named[name]
    if (!schema) return [{ says: `the event "${name}" is not documented`, pointer: `${pointer}/x-events` }]
    const value = readJson(data)
    if (value === undefined) return [{ says: `the data of "${name}" is no JSON`, pointer }]
    const target = typeof schema === 'string' ? `/components/schemas/${schema}` : schema.$ref.slice(1)
    return explain(target, value)
  })
}

const ROOT = 'spec'
const MAX_PROBLEMS = 5

/** An answer, with what was sent if that is known. */
type Judged = Pick<HttpExchange, 'operation' | 'received'> & Partial<HttpExchange>

export interface Judge {
  /**
   * The problems of an answer; empty when the specification allows it. Without what was sent, rules about the
   * request and the headers are left out.
   */
  answer: (exchange: Judged) => Violation[]
  /** Whether a value matches the schema at a pointer; text is parsed as the schema's type first. */
  accepts: (pointer: string, value: unknown) => boolean
  /** Whether a text from a query, a header or a form matches the schema at a pointer. */
  acceptsText: (pointer: string, schema: Schema, text: string) => boolean
  /** The problems of a value with the schema at a pointer. */
  explain: (pointer: string, value: unknown) => Violation[]
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** `/rows/3/status` as `rows[3].status`. */
const pathOf = (instancePath: string) =>
  instancePath
    .split('/')
    .slice(1)
    .map(key => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the answer'

function describeError({ keyword, params, instancePath, data, message }: ErrorObject): string {
  const place = pathOf(instancePath)
  if (keyword === RULES) return `${place}: ${message}`
  if (keyword === 'required') return `${place} lacks ${String(params['missingProperty'])}`
  if (keyword === 'additionalProperties') {
    return `${place} has ${String(params['additionalProperty'])}, which is not documented`
  }
  if (keyword === 'enum') {
    return `${place} is ${shown(data)}; allowed are ${(params['allowedValues'] as unknown[]).map(shown).join(', ')}`
  }
  if (keyword === 'const') return `${place} is ${shown(data)}; it must be ${shown(params['allowedValue'])}`
  if (keyword === 'type')
    return `${place} is ${shown(data)}; it must be ${[params['type']].flat().join(' or ')}`
  return `${place} is ${shown(data)}; it ${message ?? 'is wrong'}`
}

/** Where each object of the document is. Ajv says where an error is within a schema, not always within which. */
function pointersOf(document: Document): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>()
  const walk = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return
    found.set(node, pointer)
    for (const [key, each] of Object.entries(node)) walk(each, `${pointer}/${escaped(key)}`)
  }
  walk(document.components, '/components')
  walk(document.paths, '/paths')
  return found
}

/** The branches of an anyOf say what is wrong; the anyOf itself only that something is. */
function toProblems(
  given: readonly ErrorObject[] | null | undefined,
  places: ReadonlyMap<unknown, string>,
): Violation[] {
  const all = given ?? []
  const leaves = all.filter(error => error.keyword !== 'anyOf' && error.keyword !== 'oneOf')
  // What a value means can be judged once it has its shape.
  const ofShape = leaves.filter(error => error.keyword !== RULES)
  const told = [ofShape, leaves, all].find(errors => errors.length > 0) ?? []
  return told.slice(0, MAX_PROBLEMS).map(error => ({
    says: describeError(error),
    pointer:
      error.keyword === RULES
        ? `${places.get(error.schema)}/${error.params['index']}`
        : `${places.get(error.parentSchema) ?? ''}/${error.keyword}`,
  }))
}

/** Parses text strictly as its schema's type: `05`, ` 5` and `1e2` are no integers. */
export function readText(type: string, text: string): unknown {
  if (type === 'integer' && /^-?(0|[1-9][0-9]{0,15})$/.test(text)) return Number(text)
  if (type === 'number' && /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The fields of a request, from query and body, as the types of the specification. */
export function requestOf(
  document: Document,
  { operation, sent }: Pick<HttpExchange, 'operation' | 'sent'>,
): Record<string, unknown> {
  const query = operation.parameters.filter(parameter => parameter.in === 'query')
  const properties: Record<string, Schema> = {
    ...operation.body?.schema.properties,
    ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
  }
  const texts = [...new URLSearchParams(sent.target.split('?')[1] ?? '')]
  const json = operation.body?.type === 'application/json' ? readJson(sent.body) : undefined
  if (json === undefined) texts.push(...new URLSearchParams(sent.body))
  const typed = texts.map(([name, text]): [string, unknown] => [
    name,
    properties[name] ? readText(scalarType(document, properties[name]), text) : text,
  ])
  return { ...Object.fromEntries(typed), ...(json as object | undefined) }
}

const mediaTypeOf = (received: Received) =>
  (received.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** The schema of an envelope: that of its code. */
function branchOf(document: Document, pointer: string, schema: Schema, code: unknown): string {
  const branches = schema.oneOf ?? []
  const fits = (branch: Schema) => {
    const own = resolve(document, branch).properties?.['code']
    return own !== undefined && (resolve(document, own).const === 200) === (code === 200)
  }
  const index = branches.findIndex(fits)
  if (index < 0) return pointer
  return branches[index]?.$ref?.slice(1) ?? `${pointer}/oneOf/${index}`
}

type CompiledRules = ReturnType<typeof memoizeByKey<Evaluate[]>>

/** The problems of a successful answer with the rules beside its operation. */
function judgeRules(document: Document, compiled: CompiledRules, exchange: HttpExchange): Violation[] {
  const { operation, received } = exchange
  const variables = { request: requestOf(document, exchange), answer: received.json }
  const compile = () => operation.rules.map(rule => compileRule(rule, 'operation'))
  return compiled(operation.id, compile).flatMap((evaluate, index) => {
    const says = evaluate(variables)
    return says === undefined ? [] : [{ says, pointer: `${operation.pointer}/${RULES}/${index}` }]
  })
}

/** A judge over a document; validators are compiled at their first use. */
export function createJudge(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false })
  addFormats.default(ajv)
  addRules(ajv)
  ajv.addSchema({ $id: ROOT, components: document.components, paths: document.paths } as object)
  const places = pointersOf(document)
  const compiledRules: CompiledRules = memoizeByKey()
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string): ValidateFunction => {
    const found = compiled.get(pointer) ?? ajv.compile({ $ref: `${ROOT}#${encodeURI(pointer)}` })
    compiled.set(pointer, found)
    return found
  }
  const accepts = (pointer: string, value: unknown) => validator(pointer)(value)
  const explain = (pointer: string, value: unknown) => {
    const validate = validator(pointer)
    return validate(value) ? [] : toProblems(validate.errors, places)
  }

  const envelope = (operation: Operation, received: Received): Violation[] => {
    const pointer = `${operation.pointer}/responses/200/content/application~1json/schema`
    if (received.json === undefined) return [{ says: 'the body is no JSON', pointer }]
    const raw = (document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {}) as {
      responses: Record<string, { content: Record<string, { schema: Schema }> }>
    }
    const schema = raw.responses['200']?.content['application/json']?.schema ?? {}
    return explain(
      schema.$ref?.slice(1) ?? branchOf(document, pointer, schema, codeOf(received)),
      received.json,
    )
  }

  const content = ({ operation, received, sent }: Judged): Violation[] => {
    const pointer = `${operation.pointer}/responses`
    if (received.status !== 200) {
      return [{ says: `HTTP status ${received.status}; every answer has 200 and a business code`, pointer }]
    }
    const type = mediaTypeOf(received)
    if (!operation.answerTypes.includes(type)) {
      const allowed = operation.answerTypes.join(' or ')
      return [{ says: `Content-Type is "${type}"; it must be ${allowed}`, pointer: `${pointer}/200/content` }]
    }
    if (type === 'text/event-stream') return eventProblems(document, operation, received.body, explain)
    // The content of a file is not validated.
    if (type !== 'application/json') return []
    const problems = envelope(operation, received)
    const isJudged = problems.length === 0 && sent !== undefined && codeOf(received) === 200
    return isJudged ? judgeRules(document, compiledRules, { operation, received, sent }) : problems
  }

  const answer = (exchange: Judged): Violation[] => {
    const { operation, received, sent } = exchange
    const around = sent ? surroundingProblems(document, { operation, received, sent }) : []
    // What is not read as it was meant has no content to judge.
    return received.json === undefined && around.length > 0 && received.flaws?.length
      ? around
      : [...content(exchange), ...around]
  }

  return {
    answer,
    accepts,
    acceptsText: (pointer, schema, text) => accepts(pointer, readText(scalarType(document, schema), text)),
    explain,
  }
}
