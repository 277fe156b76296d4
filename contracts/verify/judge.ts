/**
 * The spec verdict: whether the specification allows an answer. A separate Ajv over openapi/bundle.json reports every error with the part
 * of the specification that it violates.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { resolve, scalarType, type Document, type Operation, type Schema } from './document.ts'
import { eventProblems } from './events.ts'
import { codeOf, type Exchange, type Problem, type Received } from './wire.ts'

const ROOT = 'spec'
const MAX_PROBLEMS = 5

export interface Judge {
  /** The problems of an answer; empty when the specification allows it. */
  answer: (exchange: Pick<Exchange, 'operation' | 'received'>) => Problem[]
  /** Whether a value matches the schema at a pointer; text is parsed as the schema's type first. */
  accepts: (pointer: string, value: unknown) => boolean
  /** Whether a text from a query, a header or a form matches the schema at a pointer. */
  acceptsText: (pointer: string, schema: Schema, text: string) => boolean
  /** The problems of a value with the schema at a pointer. */
  explain: (pointer: string, value: unknown) => Problem[]
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

/** The branches of an anyOf say what is wrong; the anyOf itself only that something is. */
function toProblems(errors: readonly ErrorObject[] | null | undefined): Problem[] {
  const all = errors ?? []
  const leaves = all.filter(error => error.keyword !== 'anyOf' && error.keyword !== 'oneOf')
  return (leaves.length > 0 ? leaves : all).slice(0, MAX_PROBLEMS).map(error => ({
    says: describeError(error),
    pointer: error.schemaPath.replace(/^[^#]*#/, ''),
  }))
}

/** Parses text strictly as its schema's type: `05`, ` 5` and `1e2` are no integers. */
export function readText(type: string, text: string): unknown {
  if (type === 'integer' && /^-?(0|[1-9][0-9]{0,15})$/.test(text)) return Number(text)
  if (type === 'number' && /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
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

/** A judge over a document; validators are compiled at their first use. */
export function createJudge(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: ROOT, components: document.components, paths: document.paths } as object)
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string): ValidateFunction => {
    const found = compiled.get(pointer) ?? ajv.compile({ $ref: `${ROOT}#${encodeURI(pointer)}` })
    compiled.set(pointer, found)
    return found
  }
  const accepts = (pointer: string, value: unknown) => validator(pointer)(value)
  const explain = (pointer: string, value: unknown) => {
    const validate = validator(pointer)
    return validate(value) ? [] : toProblems(validate.errors)
  }

  const envelope = (operation: Operation, received: Received): Problem[] => {
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

  const answer = ({ operation, received }: Pick<Exchange, 'operation' | 'received'>): Problem[] => {
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
    return envelope(operation, received)
  }

  return {
    answer,
    accepts,
    acceptsText: (pointer, schema, text) => accepts(pointer, readText(scalarType(document, schema), text)),
    explain,
  }
}
