/**
 * Validates every request and every answer against openapi/bundle.json, so that neither can drift from the specification that
 * the app was generated from. Imports nothing of Node: the document is passed in.
 */
import type { Parts } from './fields.ts'
import { ROOT, createCompiler, type Compile } from './compile-schema.ts'
import { bodyCheck, headerCheck, queryCheck, type CheckResult, type InvalidField } from './request-checks.ts'
import { JUDGES_RULES } from './rules.ts'
import { operationsOf, resolve, type LocatedOperation, type SchemaObject, type Spec } from './spec.ts'

/** The validators of one operation of the specification. */
export interface SpecOperation {
  id: string
  method: string
  path: string
  /** Whether a guest may call it. */
  isPublic: boolean
  /** Whether it is refused with this body while the account is frozen (`x-when-frozen`). */
  isRefusedWhenFrozen: (body: Readonly<Record<string, unknown>>) => boolean
  /** Whether sending it twice does the same as sending it once: it changes nothing, or every request has an idempotency key. */
  isRepeatable: boolean
  /** Whether it may store something. */
  isChange: boolean
  /** The media type of its body; undefined when it takes none. */
  bodyType: string | undefined
  /**
   * The first invalid header, if any. A Content-Type must be the documented one, also on a GET, where the app sends one
   * (R7.2); a GET without one is accepted, because browsers and proxies drop it.
   */
  checkHeaders: (header: (lowerCaseName: string) => string | undefined) => InvalidField | undefined
  /** The query as typed values; unknown and repeated names are rejected. */
  checkQuery: (query: string) => CheckResult
  /** The body (text, or the parts of an upload) as typed values; unknown and repeated names are rejected. */
  checkBody: (body: string | Parts) => CheckResult
  /** How an answer violates the specification; undefined when it is valid. */
  findAnswerViolation: (answer: unknown) => string | undefined
  /** Which rule of meaning a valid answer breaks; undefined when it breaks none. */
  findBrokenRule: (answer: unknown) => string | undefined
  /** Compiles the validators now instead of on first use. */
  warmUp: () => void
}

export interface SpecValidator {
  operations: readonly SpecOperation[]
  find: (method: string, path: string) => SpecOperation | undefined
  /** Whether the path exists, with any method. */
  hasPath: (path: string) => boolean
}

/** Chooses the success or the error schema by the answer's code, so that the violation refers to the right one. */
function answerCheck(located: LocatedOperation, compile: Compile) {
  const schema = located.operation.responses['200']?.content?.['application/json']?.schema ?? {}
  const branches = (schema.oneOf ?? [schema]).map(one => one.$ref ?? '')
  const reference = (ref: string | undefined) => (ref ? { $ref: `${ROOT}${ref}` } : false)
  const isError = (ref: string) => ref.endsWith('/ErrorEnvelope')
  const success = compile({ allOf: [reference(branches.find(ref => !isError(ref)))] })
  const failure = compile({ allOf: [reference(branches.find(isError))] })
  const explain = (context: unknown, answer: unknown): string | undefined => {
    const isSuccess = typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 200
    const validate = isSuccess ? success() : failure()
    if (validate.call(context as undefined, answer)) return undefined
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the answer'} ${error?.message ?? 'is wrong'} (${error?.schemaPath})`
  }
  return {
    findAnswerViolation: (answer: unknown) => explain(undefined, answer),
    findBrokenRule: (answer: unknown) => explain(JUDGES_RULES, answer),
    warmUp: () => void [success(), failure()],
  }
}

/** An operation that changes something is refused unless it is declared to be allowed. */
function frozenCheck({ method, operation }: LocatedOperation): SpecOperation['isRefusedWhenFrozen'] {
  if (method === 'GET' || operation['x-changes'] === 'nothing') return () => false
  const declared = operation['x-when-frozen'] ?? 'refused'
  if (typeof declared === 'string') return () => declared === 'refused'
  const conditions = Object.entries(declared.allowedIf)
  return body => !conditions.every(([field, value]) => body[field] === value)
}

const isChange = ({ method, operation }: LocatedOperation): boolean =>
  method !== 'GET' && operation['x-changes'] !== 'nothing'

function isRepeatable(spec: Spec, located: LocatedOperation, bodyType: string | undefined): boolean {
  if (!isChange(located)) return true
  const { operation } = located
  const schema = operation.requestBody?.content[bodyType ?? '']?.schema ?? {}
  return 'idempotencyKey' in (resolve<SchemaObject>(spec, schema).properties ?? {})
}

function toOperation(spec: Spec, located: LocatedOperation, compile: Compile): SpecOperation {
  const { operation, method, path } = located
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0]
  const security = operation.security ?? spec.security ?? []
  const answer = answerCheck(located, compile)
  const checkHeaders = headerCheck(spec, located, bodyType, compile)
  const checkQuery = queryCheck(spec, located, compile)
  const checkBody = bodyType
    ? bodyCheck(spec, located, bodyType, compile)
    : (): CheckResult => ({ value: Object.create(null) as Record<string, unknown> })
  return {
    id: operation.operationId,
    method,
    path,
    isPublic: security.length === 0 || security.some(one => Object.keys(one).length === 0),
    isRefusedWhenFrozen: frozenCheck(located),
    isRepeatable: isRepeatable(spec, located, bodyType),
    isChange: isChange(located),
    bodyType,
    checkHeaders,
    checkQuery,
    checkBody,
    findAnswerViolation: answer.findAnswerViolation,
    findBrokenRule: answer.findBrokenRule,
    warmUp: () => {
      answer.warmUp()
      checkHeaders(() => undefined)
      checkQuery('')
      checkBody('')
    },
  }
}

/**
 * The validators of a document. Paths are matched exactly: none takes parameters (R2.1).
 * @throws Error when a reference in the document cannot be resolved
 */
function createSpecValidator(spec: Spec): SpecValidator {
  const compile = createCompiler(spec)
  const operations = operationsOf(spec).map(located => toOperation(spec, located, compile))
  const byMethodAndPath = new Map(
    operations.map(operation => [`${operation.method} ${operation.path}`, operation]),
  )
  const paths = new Set(operations.map(operation => operation.path))
  return {
    operations,
    find: (method, path) => byMethodAndPath.get(`${method} ${path}`),
    hasPath: path => paths.has(path),
  }
}

const validators = new WeakMap<Spec, SpecValidator>()

/**
 * The validators of a document, created once per document, as its schemas take a while to compile.
 * @throws Error when a reference in the document cannot be resolved
 */
export function specValidatorOf(spec: Spec): SpecValidator {
  const validator = validators.get(spec) ?? createSpecValidator(spec)
  validators.set(spec, validator)
  return validator
}
