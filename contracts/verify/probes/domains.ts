/**
 * Values from their domains: the successes of the pact files with other values that the specification allows or the back end publishes.
 * The links and rules that judge the recorded requests judge these.
 */
import type { Baseline } from '../baseline.ts'
import { isJson, type Document, type Operation } from '../document.ts'
import { withField, withQuery, type Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import { createRandom } from '../random.ts'
import { codeOf, fieldOf, isSuccess, type HttpExchange, type Violation } from '../wire.ts'
import { openAccount, valueIn } from './accounts.ts'
import { publishedRows, type Change } from './catalogues.ts'
import { follow, leadsOf, type Lead } from './links.ts'
import { changesOf, choiceIn, drawChanges, fieldsOf, type Field } from './domain-changes.ts'
import { echoProblems, isFreeText } from './texts.ts'
import { NotApplicable, type Probe, type ProbeContext } from './probe.ts'

/** So many requests of each operation, beside those of the pact files; more where few operations are verified. */
const REQUESTS = 8
const MANY_REQUESTS = 32
const applied = (fields: readonly Field[], draft: Draft, change: Change): Draft =>
  Object.entries(change).reduce((changed, [name, value]) => {
    if (fields.some(one => one.name === name && one.isQuery)) return withQuery(changed, name, String(value))
    const isText = !isJson(draft.operation.body?.type ?? '')
    return withField(changed, name, isText ? String(value) : value)
  }, draft)

const stem = ({ profile: { names } }: Operation, name: string) =>
  name.replace(new RegExp(`${names.reference}|${names.type}`, 'u'), '')

/** Whether there is what a request names by a field, alone or with others, as a product by its type and its code. */
function isPublished(
  rows: readonly Change[],
  fields: readonly Field[],
  request: Draft,
  { name }: Field,
): boolean {
  const stemOf = (one: string) => stem(request.operation, one)
  const naming = fields.filter(
    one =>
      stemOf(one.name) === stemOf(name) &&
      one.name !== stemOf(name) &&
      valueIn(request, one.name) !== undefined,
  )
  const isNamedBy = (row: Change) =>
    naming.every(one => String(row[one.name]) === String(valueIn(request, one.name)))
  return naming.length < 2 || rows.some(isNamedBy)
}

/**
 * A field that the answer refuses although the specification lists its value. Only one that the recorded request has with another value: one that it
 * leaves out may not belong into it, as a time in force into a market order. Nor does one that then names what nothing published is.
 */
export function listedProblems(
  fields: readonly Field[],
  rows: readonly Change[],
  recorded: Draft,
  change: Change,
  { received }: HttpExchange,
): Violation[] {
  if (!received.profile.codes.invalid.includes(codeOf(received) as number)) return []
  const field = fieldOf(received)
  const found = fields.find(
    ({ name, schema }) =>
      name === field && name in change && schema.enum && valueIn(recorded, name) !== undefined,
  )
  if (!found || !isPublished(rows, fields, applied(fields, recorded, change), found)) return []
  return [
    {
      says: `${found.name}=${String(change[found.name])} is refused, which the specification lists`,
      pointer: found.pointer,
    },
  ]
}

const shown = (change: Change) =>
  Object.entries(change)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ')

/** Sends one changed request and follows its links. */
async function tryChange(
  scene: ProbeContext,
  { fields, rows, leads }: { fields: readonly Field[]; rows: readonly Change[]; leads: readonly Lead[] },
  baseline: Baseline,
  recorded: Draft,
  change: Change,
) {
  const varied: Baseline = { ...baseline, draft: values => applied(fields, baseline.draft(values), change) }
  const { first, problems, exchanges } = await follow(scene, leads, varied)
  const texts = fields.filter(({ name, schema }) => name in change && isFreeText(schema))
  const isDone = texts.length > 0 && isSuccess(first.received)
  const usual = isDone ? await follow(scene, leads, baseline) : undefined
  const echoed = texts.flatMap(field =>
    usual
      ? echoProblems(field, change[field.name], valueIn(recorded, field.name), exchanges, usual.exchanges)
      : [],
  )
  const all = [
    ...scene.judge.answer(first),
    ...listedProblems(fields, rows, recorded, change, first),
    ...problems.flatMap(one => one ?? []),
    ...echoed,
  ]
  return {
    exchanges,
    problems: all.map(one => ({ ...one, cause: one.says, says: `with ${shown(change)}: ${one.says}` })),
  }
}

const domainProbe = (
  document: Document,
  judge: Judge,
  operation: Operation,
  fields: readonly Field[],
): Probe => ({
  name: 'other values of its domains',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const { successes, seed } = scene
    if (successes.length === 0) throw new NotApplicable('the pact files have no success of it')
    const leads = leadsOf(document, operation)
    const rows = await publishedRows(scene)
    const count = Math.ceil((scene.isThorough ? MANY_REQUESTS : REQUESTS) / successes.length)
    const tried = []
    for (const [index, baseline] of successes.entries()) {
      const recorded = index === 0 ? scene.draft : (await openAccount(scene, baseline)).draft
      const single = changesOf(document, judge, fields, recorded)
      const published = rows
        .map(row => choiceIn(row, fields, recorded))
        .filter(choice => choice !== undefined)
      const changes = drawChanges(createRandom(seed + index), single, published, count)
      for (const change of changes.length > 0 || index > 0 ? changes : [{}])
        tried.push(await tryChange(scene, { fields, rows, leads }, baseline, recorded, change))
    }
    return {
      problems: tried.flatMap(({ problems }) => problems),
      exchanges: tried.flatMap(({ exchanges }) => exchanges),
    }
  },
})

/** The probe of an operation with fields whose values can be chosen; none for others. */
export function domainProbes(document: Document, judge: Judge, operation: Operation): Probe[] {
  const fields = fieldsOf(document, operation)
  // A list of everybody would grow by the accounts that it needs, while its pages are counted.
  const { paging, signsIn } = operation.profile
  const isSharedList = operation.isPublic && operation.parameters.some(({ name }) => name === paging?.number)
  return fields.length === 0 || operation.isStream || operation.tag === signsIn || isSharedList
    ? []
    : [domainProbe(document, judge, operation, fields)]
}
