/**
 * The successful request that probes start from. It is the first successful interaction of the operation in the pact files; an operation
 * without one gets its request from the examples of the specification.
 */
import { resolve, scalarType, type Document, type LocatedParameter, type Operation } from './document.ts'
import { contentTypeFor, type Draft } from './draft.ts'
import type { Judge } from './judge.ts'
import { draftOf, namesFromStates, type Interaction } from './pacts.ts'
import type { State, Values } from './state-hook.ts'

export interface Baseline {
  readonly operation: Operation
  readonly states: readonly State[]
  /** Built from the specification's examples, as no interaction has a success. */
  readonly isGuessed: boolean
  /** Values that only a state can return; without a state the example values are used, which another back end may not know. */
  readonly fromStates: readonly string[]
  /** The answer that the app's own test expects; undefined when it is guessed. */
  readonly expected: unknown
  /** Its further successes. */
  readonly others: readonly Baseline[]
  /** Requests that the back end refuses for what they are, in the states in which it does. */
  readonly refusals: readonly Baseline[]
  /** The request with the values of the states; a token only where they or the user provide one. */
  draft: (values: Values) => Draft
}

/** Every object in the document's examples. */
function exampleObjects(
  node: unknown,
  found: Record<string, unknown>[] = [],
  inside = false,
): Record<string, unknown>[] {
  if (typeof node !== 'object' || node === null) return found
  if (inside && !Array.isArray(node)) found.push(node as Record<string, unknown>)
  for (const [key, value] of Object.entries(node)) exampleObjects(value, found, inside || key === 'examples')
  return found
}

/** A valid text for a parameter: its own example, else a value from any example of the document, else a simple value. */
function textFor(
  document: Document,
  judge: Judge,
  parameter: LocatedParameter,
  examples: Record<string, unknown>[],
) {
  const schema = resolve(document, parameter.schema)
  if (parameter.example !== undefined) return String(parameter.example)
  const fits = (text: string) => judge.acceptsText(`${parameter.pointer}/schema`, schema, text)
  const named = examples.map(example => example[parameter.name]).filter(value => value !== undefined)
  const known = named.map(String).find(fits)
  if (known !== undefined || schema.enum) return known ?? String(schema.enum?.[0])
  return ['integer', 'number'].includes(scalarType(document, schema)) ? String(schema.minimum ?? 1) : 'a'
}

function baselineFromExamples(document: Document, judge: Judge, operation: Operation): Baseline {
  const raw = document.paths[operation.path]?.[operation.method.toLowerCase()] as {
    requestBody?: { content: Record<string, { examples?: Record<string, { value: object }> }> }
  }
  const needed = operation.parameters.filter(parameter => parameter.required)
  // Values of one example belong together, so the example with most of the names comes first.
  const has = (example: Record<string, unknown>) => needed.filter(({ name }) => name in example).length
  const ranked = exampleObjects(document.paths).toSorted((left, right) => has(right) - has(left))
  const texts = needed.map(parameter => [parameter, textFor(document, judge, parameter, ranked)] as const)
  const place = (where: string) =>
    texts.filter(([one]) => one.in === where).map(([one, text]) => [one.name, text] as const)
  const body = Object.values(raw.requestBody?.content ?? {})[0]?.examples ?? {}
  const fields = Object.entries(Object.values(body)[0]?.value ?? {})
  return {
    operation,
    states: operation.isPublic ? [] : [{ name: 'an account is signed in' }],
    isGuessed: true,
    expected: undefined,
    others: [],
    refusals: [],
    fromStates: [...place('query').map(([name]) => name), ...fields.map(([name]) => name)],
    draft: ({ token }) => ({
      operation,
      query: place('query'),
      headers: {
        ...Object.fromEntries(place('header')),
        'Content-Type': contentTypeFor(operation),
        ...(typeof token === 'string' && !operation.isPublic && { Authorization: token }),
      },
      body: fields,
    }),
  }
}

const toBaseline = (found: Interaction): Baseline => ({
  operation: found.operation,
  states: found.states,
  isGuessed: false,
  expected: found.raw.response.body?.content,
  fromStates: namesFromStates(found),
  others: [],
  refusals: [],
  draft: values => draftOf(found, values),
})

/** Codes of refusals that say something of what was asked: of its fields, its business, a lock, or a key. */
const OWN_REFUSALS = new Set<unknown>([409, 422, 423, 428, 460])

/** A baseline for each of the operations. */
export function baselinesOf(
  document: Document,
  judge: Judge,
  operations: readonly Operation[],
  interactions: readonly Interaction[],
): Baseline[] {
  const successes = interactions.filter(one => one.expectedCode === 200)
  return operations.map(operation => {
    const [first, ...others] = successes.filter(one => one.operation.id === operation.id).map(toBaseline)
    const refusals = interactions
      .filter(one => one.operation.id === operation.id && OWN_REFUSALS.has(one.expectedCode))
      .map(toBaseline)
    return first ? { ...first, others, refusals } : baselineFromExamples(document, judge, operation)
  })
}
