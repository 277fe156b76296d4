/** What the rows use of the specification: its examples, the schema of each answer, and the validation of requests and answers. */
import { readDocument } from './material.ts'
import { valueAt, resolve, type Operation, type Schema } from './verify/document.ts'
import { operationsOf } from './verify/operations.ts'
import { asAnswered } from './verify/answers.ts'
import { createJudge } from './verify/judge.ts'

export type { Operation, Schema }

export const document = readDocument()
const judge = createJudge(document)

const byId = new Map(operationsOf(document).map(operation => [operation.id, operation]))

/** Every operation of the specification, in its order. */
export const operations: readonly Operation[] = [...byId.values()]

/** An operation by its id. @throws Error when the specification has none of that name */
export function operationNamed(id: string): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`The specification has no operation ${id}`)
  return operation
}

/** The envelope of every JSON answer. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly params?: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly rows?: readonly unknown[]
  readonly total?: number
}

type Examples = Readonly<Record<string, { value: unknown }>>

function examplesIn(operation: Operation, mediaType: string): Examples {
  const pointer = `${operation.pointer}/responses/200/content/${mediaType.replaceAll('/', '~1')}`
  return (valueAt(document, pointer) as { examples?: Examples }).examples ?? {}
}

/** The documented answers of an operation, by their names in the specification. */
export function answersOf(operation: Operation): Map<string, Envelope> {
  const examples = Object.entries(examplesIn(operation, 'application/json'))
  return new Map(examples.map(([name, { value }]) => [name, value as Envelope]))
}

/** One documented answer. @throws Error when the operation has none of that name */
export function answerNamed(operation: Operation, name: string): Envelope {
  const answer = answersOf(operation).get(name)
  if (!answer) throw new Error(`${operation.id} has no example "${name}" in the specification`)
  return answer
}

/** The documented text of an operation that answers with a stream of events. */
export function streamExample(operation: Operation): string {
  const [example] = Object.values(examplesIn(operation, 'text/event-stream'))
  return String(example?.value)
}

/** The schema of the answers with this code. */
export function answerSchema(operation: Operation, code: number): Schema {
  const pointer = `${operation.pointer}/responses/200/content/application~1json/schema`
  const schema = valueAt(document, pointer) as Schema
  const branches = (schema.oneOf ?? [schema]).map(each => resolve(document, each))
  const isSuccess = (branch: Schema) => resolve(document, branch.properties?.['code'] ?? {}).const === 200
  const found = branches.find(branch => isSuccess(branch) === (code === 200))
  if (!found) throw new Error(`${operation.id} documents no answer with code ${code}`)
  return found
}

/** A schema with its reference followed. */
export const resolveSchema = (schema: Schema): Schema => resolve(document, schema)

/** What the specification does not allow in an answer at HTTP 200; empty when it is documented. */
export function explainAnswer(operation: Operation, answer: unknown): string[] {
  const headers = { 'content-type': 'application/json' }
  const received = { ...asAnswered(operation, answer, 200), headers }
  return judge.answer({ operation, received }).map(problem => problem.says)
}

/** A received request with decoded texts. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const FORM = 'application/x-www-form-urlencoded'

function explainPairs(operation: Operation, pairs: readonly (readonly [string, string])[], place: string) {
  const documented = operation.parameters.filter(parameter => parameter.in === place)
  const names = pairs.map(([name]) => name)
  return [
    ...documented
      .filter(({ name, required }) => required && !names.includes(name))
      .map(({ name }) => `${place} ${name} is missing`),
    ...pairs.flatMap(([name, text]) => {
      const parameter = documented.find(each => each.name === name)
      if (!parameter) return [`${place} ${name} is not documented`]
      const fits = judge.acceptsText(`${parameter.pointer}/schema`, parameter.schema, text)
      return fits ? [] : [`${place} ${name} may not be "${text}"`]
    }),
  ]
}

function explainBody({ body }: Operation, type: string, text: string): string[] {
  if (!body) return type === FORM && text === '' ? [] : [`a body of ${type} where none is documented`]
  if (type !== body.type) return [`the body is ${type}, documented is ${body.type}`]
  if (type !== FORM) return judge.explain(body.pointer, JSON.parse(text)).map(problem => problem.says)
  const fields = [...new URLSearchParams(text)].map(([name, value]): [string, unknown] => {
    const schema = body.schema.properties?.[name]
    const isWhole = schema !== undefined && resolveSchema(schema).type === 'integer' && /^-?\d+$/.test(value)
    return [name, isWhole ? Number(value) : value]
  })
  return judge.explain(body.pointer, Object.fromEntries(fields)).map(problem => problem.says)
}

/** What the specification does not allow in a request; empty when it is documented (R7.2, R7.5). */
export function explainRequest(operation: Operation, heard: ReceivedRequest): string[] {
  const headers = operation.parameters
    .filter(parameter => parameter.in === 'header')
    .flatMap(({ name }): [string, string][] => {
      const value = heard.headers[name.toLowerCase()]
      return value === undefined ? [] : [[name, String(value)]]
    })
  const token = heard.headers['authorization']
  const type = String(heard.headers['content-type'] ?? '')
  return [
    ...(heard.method === operation.method ? [] : [`the method is ${heard.method}`]),
    ...(heard.path === operation.path ? [] : [`the path is ${heard.path}`]),
    ...(operation.isPublic || token ? [] : ['Authorization is missing']),
    ...explainPairs(operation, headers, 'header'),
    ...explainPairs(operation, heard.query, 'query'),
    ...explainBody(operation, type, heard.body),
  ]
}
