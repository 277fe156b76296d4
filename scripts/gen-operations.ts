/** Writes src/api/generated/operations.ts: every operation's address and types, so that a server without one of them does not compile. */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  hasIdempotencyKey,
  nameOf,
  operationsOf,
  readSpecification,
  resolve,
  type Operation,
  type Specification,
} from './specification.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function answerOf({ answers }: Operation): string | undefined {
  const choices = answers['application/json']?.schema.oneOf ?? []
  return choices.map(({ $ref = '' }) => nameOf($ref)).find(name => name !== 'ErrorEnvelope')
}

function describe(specification: Specification, operation: Operation) {
  const { id, path, method, tag, isPublic, parameters, body } = operation
  return {
    id,
    path,
    method: method.toLowerCase(),
    tag,
    isPublic,
    answer: answerOf(operation),
    query: parameters.some(parameter => parameter.in === 'query') ? `${capitalised(id)}Params` : undefined,
    body: body?.schema.$ref && nameOf(body.schema.$ref),
    hasKey: hasIdempotencyKey(resolve(specification, body?.schema ?? {})),
  }
}

function describeAll(specification: Specification) {
  return operationsOf(specification).map(operation => describe(specification, operation))
}

/** The operations that answer with an envelope, each with the name of its schema. */
export function answersOf(bundle: string): { id: string; tag: string; answer: string }[] {
  return describeAll(readSpecification(bundle)).flatMap(({ id, tag, answer }) =>
    answer ? [{ id, tag, answer }] : [],
  )
}

/** Reads the bundle and writes the file; the same bundle gives the same bytes. */
export function writeOperations(bundle: string, output: string): void {
  const api = readSpecification(bundle)
  const all = describeAll(api)
  // A stream or a file has no typed answer, and the generated client omits it with its parameters.
  const typed = (one: (typeof all)[number]) =>
    one.answer ? one.query : one.query && 'Record<string, string>'
  const models = all
    .flatMap(one => [one.answer, one.answer && one.query, one.body])
    .filter(one => one !== undefined)
  writeFileSync(
    join(dirname(output), 'api-version.ts'),
    `/**
 * Generated from openapi/ by \`npm run gen\`. Do not edit.
 */

/** The version of the API that the generated files are of. */
export const API_VERSION = '${api.info.version}';
`,
  )
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
