/** A request is executed once, however often it is sent with the same key. */
import {
  valueAt,
  resolve,
  type Document,
  type LocatedParameter,
  type Operation,
  type Schema,
} from '../document.ts'
import { withField, withHeader, type Draft } from '../draft.ts'
import { codeOf, messageOf, nameAnswer, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { anotherValue } from './invalid-values.ts'
import {
  NotApplicable,
  successProblems,
  successProbe,
  type ProbeResult,
  type Probe,
  type ProbeContext,
} from './probe.ts'

/** A key is known also after it was repeated. */
const REPETITIONS = 3

/** Whether an operation takes a key, in its body or in a header. */
export function takesKey({ body, parameters, profile }: Operation): boolean {
  const { field = '', header = '' } = profile.idempotency ?? {}
  const isHeader = ({ name, in: place }: LocatedParameter) =>
    place === 'header' && name.toLowerCase() === header.toLowerCase()
  return body?.schema.properties?.[field] !== undefined || parameters.some(isHeader)
}

/** The same request with a key of its own. */
export function withNewKey(draft: Draft): Draft {
  const { field, header } = draft.operation.profile.idempotency ?? {}
  const key = crypto.randomUUID()
  return header === undefined ? withField(draft, field ?? '', key) : withHeader(draft, header, key)
}
/** Values from here on count as times, which may differ. An operation executed twice has another id or figure as well. */
const EARLIEST_TIME = 946_684_800_000

const keyPointer = ({ operation }: HttpExchange) =>
  operation.profile.idempotency?.pointer ?? operation.pointer

/** Finds the names of fields of a kind in the answers of an operation. */
function createNames(isMeant: (schema: Schema) => boolean) {
  const known = new WeakMap<Operation, ReadonlySet<string>>()
  return (document: Document, operation: Operation): ReadonlySet<string> => {
    const found = known.get(operation) ?? findNames(document, operation, isMeant)
    known.set(operation, found)
    return found
  }
}

/** The names of live fields (`x-live`) in the answers of an operation, which may differ between two of them. */
export const liveNames = createNames(schema => schema['x-live'] === true)

/** The names of fields that the server decides (`readOnly`, `x-live`), whatever it was sent. */
export const decidedNames = createNames(schema => schema['x-live'] === true || schema.readOnly === true)

function findNames(
  document: Document,
  { answer }: Operation,
  isMeant: (schema: Schema) => boolean,
): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const walk = (schema: Schema): void => {
    if (schema.$ref && !seen.has(schema.$ref)) {
      seen.add(schema.$ref)
      walk(resolve(document, schema))
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (isMeant(property)) names.add(name)
      walk(property)
    }
    const { items = [], oneOf = [], anyOf = [], allOf = [] } = schema
    for (const part of [items, oneOf, anyOf, allOf].flat()) walk(part)
  }
  const { content } = valueAt(document, answer.pointer) as {
    content?: Record<string, { schema?: Schema }>
  }
  for (const { schema } of Object.values(content ?? {})) if (schema) walk(schema)
  return names
}

/** The parts of an answer that do not change by themselves. */
export function stablePart(document: Document, { operation, received }: HttpExchange): string {
  const live = liveNames(document, operation)
  return JSON.stringify(
    partOf(received, 'rows') ?? partOf(received, 'data') ?? messageOf(received),
    (name, value: unknown) => {
      if (live.has(name)) return 'live'
      return typeof value === 'number' && value >= EARLIEST_TIME ? 'a time' : value
    },
  )
}

function compareAnswers(scene: ProbeContext, first: HttpExchange, second: HttpExchange): ProbeResult {
  const failed = [...successProblems(scene, first), ...successProblems(scene, second)]
  const isSame = stablePart(scene.document, first) === stablePart(scene.document, second)
  const says = 'the same key with the same request gave two different answers: it was done twice'
  const problems: Violation[] = failed.length > 0 || isSame ? failed : [{ says, pointer: keyPointer(first) }]
  return { problems, exchanges: [first, second] }
}

/** Ids are left unchanged, as no other valid id is known. */
const isId = (name: string) => name === 'id' || name.endsWith('Id')

/** The same request with one field changed to another valid value. */
function withChangedField({ document, judge, draft, operation }: ProbeContext): Draft | undefined {
  const { body } = operation
  const fields = draft.body.toSorted(([left], [right]) => Number(isId(left)) - Number(isId(right)))
  for (const [name, value] of fields) {
    const schema = body?.schema.properties?.[name]
    if (name === operation.profile.idempotency?.field || !body || !schema) continue
    const other = anotherValue(document, judge, `${body.pointer}/properties/${name}`, schema, value)
    if (other !== undefined) return withField(draft, name, other)
  }
  return undefined
}

const otherRequestProbe = () =>
  successProbe('the same key with another request', async scene => {
    const draft = withNewKey(scene.draft)
    const other = withChangedField({ ...scene, draft })
    if (!other) throw new NotApplicable('no field has another value that is known to be allowed')
    const first = await scene.ask(draft)
    const second = await scene.ask(other)
    const problems = successProblems(scene, first)
    const { received } = second
    const { conflict } = scene.operation.profile.codes
    const says = `answered ${nameAnswer(received)}; it must be refused with code ${conflict.join(' or ')}`
    const isConflict = conflict.includes(codeOf(received) as number)
    const refused = isConflict ? scene.judge.answer(second) : [{ says, pointer: keyPointer(second) }]
    return { problems: [...problems, ...refused], exchanges: [first, second] }
  })

/** The probes of an operation that takes an idempotency key; none for others. */
export function idempotencyProbes(operation: Operation): Probe[] {
  if (!takesKey(operation)) return []
  const { field } = operation.profile.idempotency ?? {}
  const hasMore = Object.keys(operation.body?.schema.properties ?? {}).some(name => name !== field)
  return [
    successProbe('the same key and request, one after the other', async scene => {
      const draft = withNewKey(scene.draft)
      const first = await scene.ask(draft)
      return compareAnswers(scene, first, await scene.ask(draft))
    }),
    successProbe('the same key and request, both at once', async scene => {
      const draft = withNewKey(scene.draft)
      const [first, second] = await Promise.all([scene.ask(draft), scene.ask(draft)])
      return compareAnswers(scene, first, second)
    }),
    successProbe('the same key and request, again after others', async scene => {
      const draft = withNewKey(scene.draft)
      const first = await scene.ask(draft)
      // Whether a second one is possible or not, it is another intention.
      const other = await scene.ask(withNewKey(scene.draft))
      const again: HttpExchange[] = []
      for (let times = 0; times < REPETITIONS; times++) again.push(await scene.ask(draft))
      const compared = again.map(one => compareAnswers(scene, first, one))
      const { problems } = compared.find(one => one.problems.length > 0) ?? { problems: [] }
      return { problems, exchanges: [first, other, ...again] }
    }),
    ...(hasMore ? [otherRequestProbe()] : []),
  ]
}
