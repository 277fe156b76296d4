/** Writes src/api/generated/operations.ts: every operation's address and types, so that a server without one of them does not compile. */
import { readFileSync, writeFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  oneOf?: Schema[]
}
interface Parameter {
  $ref?: string
  in?: string
}
interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
  'x-changes'?: string
  'x-when-frozen'?: unknown
}
interface Spec {
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation | Parameter[]>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, { properties?: object }> }
}

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function answerOf(operation: Operation): string | undefined {
  const schema = operation.responses['200']?.content['application/json']?.schema
  const success = (schema?.oneOf ?? [])
    .map(one => refName(one.$ref ?? ''))
    .filter(name => name !== 'ErrorEnvelope')
  return success[0]
}

/** @throws Error for an operation that changes something and does not say whether a frozen account may */
function assertFreezeDeclared(method: string, operation: Operation): void {
  const changes = method !== 'get' && operation['x-changes'] !== 'nothing'
  if (changes === (operation['x-when-frozen'] !== undefined)) return
  const missing = 'needs x-when-frozen: allowed or refused, as it changes something'
  const reason = changes ? missing : 'changes nothing and needs no x-when-frozen'
  throw new Error(`openapi: ${operation.operationId} ${reason}.`)
}

function describe(spec: Spec, path: string, method: string, operation: Operation) {
  const id = operation.operationId
  assertFreezeDeclared(method, operation)
  const parameters = (operation.parameters ?? []).map(parameter =>
    parameter.$ref ? (spec.components.parameters[refName(parameter.$ref)] ?? parameter) : parameter,
  )
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const security = operation.security ?? spec.security
  return {
    id,
    path,
    method,
    tag: operation.tags[0] ?? '',
    isPublic: security.some(one => Object.keys(one).length === 0),
    answer: answerOf(operation),
    query: parameters.some(parameter => parameter.in === 'query') ? `${capitalised(id)}Params` : undefined,
    body: body?.$ref ? refName(body.$ref) : undefined,
    hasKey: 'idempotencyKey' in (spec.components.schemas[refName(body?.$ref ?? '')]?.properties ?? {}),
  }
}

function describeAll(bundle: string) {
  const spec = JSON.parse(readFileSync(bundle, 'utf8')) as Spec
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation ? [describe(spec, path, method, operation)] : [],
    ),
  )
}

/** The operations that answer with an envelope, each with the name of its schema. */
export function answersOf(bundle: string): { id: string; tag: string; answer: string }[] {
  return describeAll(bundle).flatMap(({ id, tag, answer }) => (answer ? [{ id, tag, answer }] : []))
}

/** Reads the bundle and writes the file; the same bundle gives the same bytes. */
export function writeOperations(bundle: string, output: string): void {
  const all = describeAll(bundle)
  // A stream or a file has no typed answer, and the generated client omits it with its parameters.
  const typed = (one: (typeof all)[number]) =>
    one.answer ? one.query : one.query && 'Record<string, string>'
  const models = all
    .flatMap(one => [one.answer, one.answer && one.query, one.body])
    .filter(one => one !== undefined)
  writeFileSync(
    output,
    `/**
 * Generated from openapi/ by \`npm run gen\`. Do not edit.
 */
import type {
${[...new Set(models)]
  .toSorted()
  .map(name => `  ${name},`)
  .join('\n')}
} from './models/index.ts';

/** Where each operation is, and whether a guest may call it. */
export const operations = {
${all.map(({ id, method, path, tag, isPublic }) => `  ${id}: ${JSON.stringify({ method, path, tag, isPublic })},`).join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** Begins the query keys of an operation. */
export type OperationPath = (typeof operations)[OperationId]['path'];

/** What each operation takes and, when it succeeds, gives; a stream or a file gives no value. */
export interface Operations {
${all.map(one => `  ${one.id}: { query: ${typed(one) ?? 'Empty'}; body: ${one.hasKey ? `WithKey<${one.body}>` : (one.body ?? 'Empty')}; answer: ${one.answer ?? 'never'}; isPublic: ${one.isPublic} };`).join('\n')}
}

type Empty = Record<string, never>;
/** What is sent: the client adds the key to the request. */
type WithKey<Request> = Request & { idempotencyKey: string };
`,
  )
}
