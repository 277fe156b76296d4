/**
 * The successful request that probes start from. It is the first successful interaction of the operation in the pact files; an operation
 * without one gets its request from the examples of the specification.
 */
import { resolve, scalarType, type Document, type LocatedParameter, type Operation } from './document.ts'
import { contentTypeFor, withSession, type Draft } from './draft.ts'
import type { Judge } from './judge.ts'
import { draftOf, expectedAnswer, namesFromStates, type Interaction } from './pacts.ts'
import type { State, Values } from './state-hook.ts'
import { isSuccess } from './wire.ts'

export interface Baseline {
  readonly operation: Operation
  readonly states: readonly State[]
  /** Built from the specification's examples, as no interaction has a success. */
  readonly isGuessed: boolean
  /** Whether its states are brought about by the operations of the API themselves. */
  readonly isArranged?: boolean
  /** Tries how much its request has to say; called once, in its states. */
  readonly prepare?: (values: Values) => Promise<void>
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
  /** The same with all that it may have; undefined where it is recorded. */
  readonly fullDraft?: (values: Values) => Draft
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
  const type = contentTypeFor(operation)
  return {
    operation,
    states: operation.isPublic ? [] : [{ name: operation.profile.states.signedIn }],
    isGuessed: true,
    expected: undefined,
    others: [],
    refusals: [],
    fromStates: [...place('query').map(([name]) => name), ...fields.map(([name]) => name)],
    draft({ token }) {
      const draft = {
        operation,
        query: place('query'),
        headers: {
          ...Object.fromEntries(place('header')),
          ...(type !== undefined && { 'Content-Type': type }),
        },
        body: fields,
      }
      return typeof token === 'string' && !operation.isPublic ? withSession(draft, token) : draft
    },
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

/** A baseline for each of the operations. */
export function baselinesOf(
  document: Document,
  judge: Judge,
  operations: readonly Operation[],
  interactions: readonly Interaction[],
  guess: (operation: Operation) => Baseline = operation => baselineFromExamples(document, judge, operation),
): Baseline[] {
  return operations.map(operation => {
    const own = interactions.filter(one => one.operation.id === operation.id)
    const [first, ...others] = own
      .filter(one => isSuccess(expectedAnswer(one.operation, one.raw)))
      .map(toBaseline)
    const isOwn = (one: Interaction) => operation.profile.codes.own.includes(one.expectedCode as number)
    const refusals = own.filter(isOwn).map(toBaseline)
    return first ? { ...first, others, refusals } : guess(operation)
  })
}
