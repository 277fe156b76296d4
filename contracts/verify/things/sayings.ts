/** How much a request says of what it creates or changes. */
import { isJson, resolve, type Document, type Operation, type Schema } from '../document.ts'
import type { Draft } from '../draft.ts'
import { anotherValue } from '../probes/invalid-values.ts'
import { NotApplicable, type Probe, type ProbeContext } from '../probes/probe.ts'
import { isBroken, nameAnswer } from '../wire.ts'
import { isReference, sampleOf, type Extent } from './samples.ts'

/** How much a request says: as little as it can be known to succeed with, or all that it may. */
export interface Saying {
  readonly name: string
  readonly of: (scene: ProbeContext) => Draft
}

export const USUAL: Saying = { name: '', of: ({ draft }) => draft }

/** Whether another value can be made up for a text: it names nothing else, and what it may be is said. */
const isFree = ({ enum: list, pattern, format }: Schema): boolean =>
  list !== undefined || pattern !== undefined || format === 'date'

/** All fields, each with another value than a thing begins with. @throws NotApplicable */
const FULL: Saying = {
  name: ', with all it may have',
  of({ fullDraft, document, judge, operation }) {
    const { schema, pointer, type } = operation.body!
    const other = (name: string, value: unknown) => {
      const given = schema.properties?.[name]
      const field = given && resolve(document, given)
      if (typeof value === 'boolean') return !value
      const isKnown = typeof value === 'number' || (typeof value === 'string' && field && isFree(field))
      return isKnown && field && !isReference(name)
        ? (anotherValue(document, judge, `${pointer}/properties/${name}`, field, value) ?? value)
        : value
    }
    const body = fullDraft?.body.map(([name, value]) => [name, other(name, value)] as const) ?? []
    const isKnown = !isJson(type) || judge.accepts(pointer, Object.fromEntries(body))
    if (!fullDraft || !isKnown) throw new NotApplicable('no values are known for all that it may have')
    return { ...fullDraft, body }
  },
}

/** The request with the fields as well with which it does not succeed; undefined where there are none. */
function everyField({ fullDraft, document, operation }: ProbeContext): Draft | undefined {
  const sample = sampleOf(document, operation.body!.schema, { name: 'body', extent: 'all' })
  const sent = new Set(fullDraft?.body.map(([name]) => name))
  const others = Object.entries(Object(sample) as object).filter(([name]) => !sent.has(name))
  return fullDraft && others.length > 0 ? { ...fullDraft, body: [...fullDraft.body, ...others] } : undefined
}

/** The probe, and that nothing breaks where every field is sent: some may be refused. */
export const withEveryField = (probe: Probe): Probe => ({
  ...probe,
  async run(scene) {
    const draft = everyField(scene)
    const exchange = draft && (await scene.ask(draft))
    if (!exchange || !isBroken(exchange.received)) return probe.run(scene)
    const says = `answered ${nameAnswer(exchange.received)} where every field is sent`
    return { problems: [{ says, pointer: scene.operation.pointer }], exchanges: [exchange] }
  },
})

/** Whether a body may have fields that a usual request leaves out. */
function hasMore(document: Document, { body }: Operation): boolean {
  if (!body) return false
  const fields = (extent: Extent) =>
    Object.keys(Object(sampleOf(document, body.schema, { name: 'body', extent })) as object)
  return fields('all').length > fields('example').length
}

/** The usual request, and the one with all fields and other values where there is a body. */
export function sayingsOf(document: Document, operation: Operation): Saying[] {
  const full = hasMore(document, operation) ? FULL : { ...FULL, name: ', with other values' }
  return [USUAL, ...(operation.body ? [full] : [])]
}
