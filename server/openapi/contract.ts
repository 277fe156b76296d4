/**
 * The specification itself as the gate: every request and every answer is checked against openapi/bundle.json, so that
 * neither can drift from what the app was generated from. Imports nothing of Node: the document is passed in.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { atField, kindsOf, readFields, readJson, readParts, withoutFiles } from './fields.ts'
import { operationsOf, resolve, type LocatedOperation, type SchemaObject, type Spec } from './spec.ts'

/** What a request was refused for: the first offending parameter, header or field. */
interface Offence {
  field: string
}
type Checked = { value: Record<string, unknown> } | Offence

/** One operation of the specification, ready to judge requests and answers. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  /** Whether a guest may call it. */
  isPublic: boolean
  /** The media type of its body; undefined when it takes none. */
  bodyType: string | undefined
  /**
   * The offence in the headers, if any. A Content-Type must be the documented one, also on a GET, where the app sends one
   * (R7.2); a GET without any is accepted, because browsers drop it and proxies do too.
   */
  checkHeaders: (header: (lowerCaseName: string) => string | undefined) => Offence | undefined
  /** The query as typed values; unknown and repeated names are refused. */
  checkQuery: (query: string) => Checked
  /** The body, as text or as the parts of an upload, as typed values; unknown and repeated names are refused. */
  checkBody: (body: string | FormData) => Checked
  /** Why an answer is none that the specification allows; undefined when it is one. */
  explainAnswer: (answer: unknown) => string | undefined
  /** Compiles its validators now instead of at their first use. */
  warmUp: () => void
}

export interface Contract {
  operations: readonly ContractOperation[]
  find: (method: string, path: string) => ContractOperation | undefined
  /** Whether the path is known under another method. */
  knowsPath: (path: string) => boolean
}

const FORM = 'application/x-www-form-urlencoded'
/** The media type of uploads. */
export const MULTIPART = 'multipart/form-data'
const ROOT = 'spec'

type Compile = (schema: object) => () => ValidateFunction

/** A compiler that works once, at the first use: start-up stays below a second however large the document grows. */
function createCompiler(spec: Spec): Compile {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addVocabulary(['x-origin', 'x-live', 'components', 'paths'])
  ajv.addSchema({ $id: ROOT, components: spec.components, paths: spec.paths })
  return schema => {
    let compiled: ValidateFunction | undefined
    return () => (compiled ??= ajv.compile(schema))
  }
}

function offenceIn(error: ErrorObject | undefined): Offence {
  const named: unknown = error?.params['missingProperty'] ?? error?.params['additionalProperty']
  const name = typeof named === 'string' ? named : (error?.instancePath.split('/')[1] ?? '')
  return atField(name)
}

/** An object schema over the parameters at one place; headers may come with others, a query may not. */
function parameterSchema(located: LocatedOperation, place: 'query' | 'header') {
  const found = located.parameters.filter(({ parameter }) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: found.filter(({ parameter }) => parameter.required).map(({ parameter }) => parameter.name),
    properties: Object.fromEntries(
      found.map(({ parameter, pointer }) => [parameter.name, { $ref: `${ROOT}#${pointer}/schema` }]),
    ),
  }
}

function parameterKinds(spec: Spec, located: LocatedOperation, place: 'query' | 'header') {
  const found = located.parameters.filter(({ parameter }) => parameter.in === place)
  return kindsOf(spec, Object.fromEntries(found.map(({ parameter }) => [parameter.name, parameter.schema])))
}

const isMediaType = (given: string, expected: string) =>
  given === expected || given.split(';')[0]?.trim().toLowerCase() === expected

const hasBody = (header: (name: string) => string | undefined) =>
  header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0

function headerCheck(spec: Spec, located: LocatedOperation, bodyType: string | undefined, compile: Compile) {
  const kinds = parameterKinds(spec, located, 'header')
  const validator = compile(parameterSchema(located, 'header'))
  // The same few languages come again and again: what passed once passes without being validated again.
  const passed = new Set<string>()
  const names = [...kinds.keys()]
  const isBodyRequired = located.operation.requestBody?.required === true
  return (header: (name: string) => string | undefined): Offence | undefined => {
    const type = header('content-type')
    const mayBeMissing = bodyType === undefined || (!isBodyRequired && !hasBody(header))
    if (type === undefined ? !mayBeMissing : !isMediaType(type, bodyType ?? FORM)) {
      return { field: 'Content-Type' }
    }
    const given = names.map(name => header(name.toLowerCase()))
    const key = given.join('\n')
    if (passed.has(key)) return undefined
    const text = new URLSearchParams(
      names.flatMap((name, index) => (given[index] === undefined ? [] : [[name, given[index]]])),
    ).toString()
    const fields = readFields(text, kinds)
    const validate = validator()
    if (!('value' in fields)) return fields
    if (!validate(fields.value)) return offenceIn(validate.errors?.[0])
    if (passed.size < 1000) passed.add(key)
    return undefined
  }
}

function queryCheck(spec: Spec, located: LocatedOperation, compile: Compile) {
  const kinds = parameterKinds(spec, located, 'query')
  const validator = compile(parameterSchema(located, 'query'))
  return (query: string): Checked => {
    const fields = readFields(query, kinds)
    const validate = validator()
    if (!('value' in fields) || validate(fields.value)) return fields
    return offenceIn(validate.errors?.[0])
  }
}

function bodyCheck(spec: Spec, located: LocatedOperation, bodyType: string, compile: Compile) {
  const schema = located.operation.requestBody?.content[bodyType]?.schema ?? {}
  const kinds = kindsOf(spec, resolve<SchemaObject>(spec, schema).properties ?? {})
  const pointer = `${located.pointer}/requestBody/content/${bodyType.replaceAll('/', '~1')}/schema`
  const validator = compile({ $ref: `${ROOT}#${pointer}` })
  const readText = bodyType === FORM ? (text: string) => readFields(text, kinds) : readJson
  return (body: string | FormData): Checked => {
    if (bodyType === MULTIPART && body === '') return { field: 'body' }
    const fields = typeof body === 'string' ? readText(body) : readParts(body, kinds)
    const validate = validator()
    if (!('value' in fields) || validate(withoutFiles(fields.value))) return fields
    return offenceIn(validate.errors?.[0])
  }
}

/** Success and error are told apart by their code first: one of them is then validated, and named in the explanation. */
function answerCheck(located: LocatedOperation, compile: Compile) {
  const schema = located.operation.responses['200']?.content?.['application/json']?.schema ?? {}
  const branches = (schema.oneOf ?? [schema]).map(one => one.$ref ?? '')
  const reference = (ref: string | undefined) => (ref ? { $ref: `${ROOT}${ref}` } : false)
  const isError = (ref: string) => ref.endsWith('/ErrorEnvelope')
  const success = compile({ allOf: [reference(branches.find(ref => !isError(ref)))] })
  const failure = compile({ allOf: [reference(branches.find(isError))] })
  const explain = (answer: unknown): string | undefined => {
    const isSuccess = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 200
    const validate = isSuccess ? success() : failure()
    if (validate(answer)) return undefined
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the answer'} ${error?.message ?? 'is wrong'} (${error?.schemaPath})`
  }
  return { explain, warmUp: () => void [success(), failure()] }
}

function toOperation(spec: Spec, located: LocatedOperation, compile: Compile): ContractOperation {
  const { operation, method, path } = located
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0]
  const security = operation.security ?? spec.security ?? []
  const answer = answerCheck(located, compile)
  const checkHeaders = headerCheck(spec, located, bodyType, compile)
  const checkQuery = queryCheck(spec, located, compile)
  const checkBody = bodyType
    ? bodyCheck(spec, located, bodyType, compile)
    : (): Checked => ({ value: Object.create(null) as Record<string, unknown> })
  return {
    id: operation.operationId,
    method,
    path,
    isPublic: security.length === 0 || security.some(one => Object.keys(one).length === 0),
    bodyType,
    checkHeaders,
    checkQuery,
    checkBody,
    explainAnswer: answer.explain,
    warmUp: () => {
      answer.warmUp()
      checkHeaders(() => undefined)
      checkQuery('')
      checkBody('')
    },
  }
}

/**
 * The contract of a document. Paths are matched as they are: none takes parameters (R2.1).
 * @throws Error when the document refers to something that it does not have
 */
function createContract(spec: Spec): Contract {
  const compile = createCompiler(spec)
  const operations = operationsOf(spec).map(located => toOperation(spec, located, compile))
  const byAddress = new Map(operations.map(operation => [`${operation.method} ${operation.path}`, operation]))
  const paths = new Set(operations.map(operation => operation.path))
  return {
    operations,
    find: (method, path) => byAddress.get(`${method} ${path}`),
    knowsPath: path => paths.has(path),
  }
}

const contracts = new WeakMap<Spec, Contract>()

/**
 * The contract of a document, made once however many apps serve it: its schemas take a while to compile.
 * @throws Error when the document refers to something that it does not have
 */
export function contractOf(spec: Spec): Contract {
  const contract = contracts.get(spec) ?? createContract(spec)
  contracts.set(spec, contract)
  return contract
}
