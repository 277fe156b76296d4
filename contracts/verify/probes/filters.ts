/** Filters of a list: each chooses the rows that have its value, all of them, and no other. */
import { schemaOf } from '../answers.ts'
import {
  resolve,
  scalarType,
  type Document,
  type LocatedParameter,
  type Operation,
  type Schema,
} from '../document.ts'
import { withQuery } from '../draft.ts'
import { timeText } from '../times.ts'
import { isSuccess, partAt, type Violation } from '../wire.ts'
import { isListing } from './catalogues.ts'
import {
  hasIdentity,
  hasNumber,
  isGiven,
  listAll,
  rowsOf,
  settledProblems,
  timeOf,
  type Listing,
  type Row,
} from './filtered-rows.ts'
import { filterPagesProbe, valueOfNone } from './filter-pages.ts'
import { togetherProbe, valueBeyond, type Filter, type RangeEnd } from './filter-pairs.ts'
import { countProblems, identityIn } from './paging.ts'
import { successProblems, type Probe } from './probe.ts'

/** Enough of the values of an enum, or of those of the rows, each of which is asked for. */
const MAX_VALUES = 12

/** The fields of the rows of a list, from its documented answer. */
function rowFields(document: Document, { answer, profile }: Operation): Readonly<Record<string, Schema>> {
  const schema = schemaOf(document, answer) ?? {}
  const success = resolve(document, schema.oneOf?.[0] ?? schema)
  const lists = profile.answers.rows.map(place => {
    const page = place === '' ? success : (partAt(success.properties, place) as Schema | undefined)
    return page && resolve(document, page).items
  })
  const row = lists.find(items => items !== undefined)
  return (row && resolve(document, row).properties) ?? {}
}

/** What is wrong with the rows of one value. */
function choiceProblems(
  { all, isComplete, draft }: Listing,
  field: string,
  value: unknown,
  chosen: readonly Row[],
  pointer: string,
): Violation[] {
  const { operation } = draft
  const identityOf = identityIn(operation)
  const known = all.filter(row => field in row && hasIdentity(operation, row))
  const given = new Set(chosen.map(identityOf))
  const is = (row: Row) => String(row[field]) === String(value)
  const wrong =
    chosen.some(row => field in row && !is(row)) && known.some(row => !is(row) && given.has(identityOf(row)))
  const lost = isComplete && known.some(row => is(row) && !given.has(identityOf(row)))
  return [
    ...(wrong ? [`${field}=${String(value)} gives a row with another value`] : []),
    ...(lost ? [`${field}=${String(value)} lacks a row that has it`] : []),
  ].map(says => ({ says, pointer }))
}

/** `isOne` says whether a value is one that rows have; a list may also offer a name for several, which its rules judge. */
const valuesProbe = (
  field: string,
  schema: Schema,
  isOne: (value: unknown) => boolean,
  pointer: string,
  most: number,
): Probe => ({
  name: `${field} chooses rows`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const listing = await listAll(scene, field, most)
    const { draft, all, exchange } = listing
    const inRows = [...new Set(all.map(row => row[field]).filter(isGiven))]
    const noneHas = inRows.map(valueOfNone).find(value => isGiven(value) && !inRows.includes(value))
    const rowValues = [...inRows.slice(0, MAX_VALUES), ...(isGiven(noneHas) ? [noneHas] : [])]
    const values = schema.enum?.filter(isGiven).slice(0, MAX_VALUES) ?? rowValues
    const problems = successProblems(scene, exchange)
    const exchanges = [exchange]
    const answers = []
    for (const value of values) {
      const one = await scene.ask(withQuery(draft, field, String(value)))
      exchanges.push(one)
      answers.push({ asked: `${field}=${String(value)}`, chosen: rowsOf(one) })
      // A value that nothing has may be refused, unless the specification lists it.
      if (!isSuccess(one.received) && !schema.enum && !inRows.includes(value)) continue
      problems.push(...successProblems(scene, one))
      if (isOne(value)) problems.push(...choiceProblems(listing, field, value, rowsOf(one), pointer))
      // A list without page numbers counts what is before and after as well.
      if (hasNumber(draft)) problems.push(...countProblems(`${field}=${String(value)}`, one, most, pointer))
    }
    problems.push(...(await settledProblems(scene, listing, answers, pointer)))
    return { problems, exchanges }
  },
})

/** A range begins after the newest row, or ends with the oldest: none of the rows is in it. */
const rangeProbe = (field: string, end: 'from' | 'to', pointer: string, most: number): Probe => ({
  name: `${field} chooses rows`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const { draft, all, exchange } = await listAll(scene, field, most)
    const { operation } = scene
    const identityOf = identityIn(operation)
    const value = valueBeyond(operation, end, all)
    if (value === undefined) return { problems: successProblems(scene, exchange), exchanges: [exchange] }
    const text = timeText(operation.profile, value)
    const one = await scene.ask(withQuery(draft, field, text))
    const given = new Set(rowsOf(one).map(identityOf))
    const isIgnored = all.some(
      row => given.has(identityOf(row)) && (timeOf(operation, row) ?? 0) >= value === (end === 'to'),
    )
    const says = `${field}=${text} gives a row that is not in the range`
    const problems = [...successProblems(scene, exchange), ...successProblems(scene, one)]
    return { problems: isIgnored ? [...problems, { says, pointer }] : problems, exchanges: [exchange, one] }
  },
})

/** The parameters that are ends of a range of time, or cursors: another account that sends one gets rows of its own. */
const endsOf = ({ access, profile: { lists } }: Operation, names: readonly string[]): RangeEnd[] =>
  names.flatMap((name): RangeEnd[] => {
    if (name === lists.from) return [{ name, end: 'from' }]
    if (name === lists.to) return [{ name, end: 'to' }]
    return access[name] === 'own' ? [{ name, end: 'cursor' }] : []
  })

/** What nothing is called, for a search. */
const NOTHING_FOUND = 'zZ9zZ9zZ9'

/** The filter that a parameter is; a search finds nothing by its value, and rows have no field of its name. */
function filterOf(document: Document, { name, schema }: LocatedParameter): Filter {
  const { enum: list, pattern } = resolve(document, schema)
  const isSearch =
    !list &&
    scalarType(document, schema) === 'string' &&
    (!pattern || new RegExp(pattern, 'u').test(NOTHING_FOUND))
  return { name, values: list ?? (isSearch ? [NOTHING_FOUND] : []) }
}

/** The probes of the filters of a list; none for other operations. */
export function filterProbes(document: Document, operation: Operation): Probe[] {
  if (operation.method !== 'GET' || !isListing(operation)) return []
  const { lists, paging } = operation.profile
  const fields = rowFields(document, operation)
  const size = operation.parameters.find(({ name }) => name === paging?.size)
  const most = (size && resolve(document, size.schema).maximum) ?? 100
  const optional = operation.parameters.filter(({ in: place, required }) => place === 'query' && !required)
  const single = optional.flatMap(({ name, schema, pointer }): Probe[] => {
    if (name === lists.from || name === lists.to)
      return [rangeProbe(name, name === lists.from ? 'from' : 'to', pointer, most)]
    const field = fields[name]
    if (!field || scalarType(document, schema) === 'boolean') return []
    const { enum: list } = resolve(document, field)
    const isOne = (value: unknown) => !list || list.includes(value)
    return [valuesProbe(name, resolve(document, schema), isOne, pointer, most)]
  })
  const choosing = optional.filter(({ name, schema }) => {
    const { enum: list } = (fields[name] && resolve(document, fields[name])) ?? {}
    const { enum: asked } = resolve(document, schema)
    // A list that also offers names for several values is judged by its rules.
    return fields[name] && (!asked || asked.every(value => !list || list.includes(value)))
  })
  const names = optional.map(({ name }) => name)
  const ends = endsOf(operation, names)
  const filters = choosing.map(one => filterOf(document, one))
  const hasPages = operation.parameters.some(({ name }) => name === paging?.number)
  const paged = optional
    .filter(({ name }) => ![paging?.number, paging?.size, ...ends.map(one => one.name)].includes(name))
    .map(one => filterOf(document, one))
  return [
    ...single,
    ...(filters.length > 0 ? [togetherProbe(filters, ends, choosing[0]!.pointer, most)] : []),
    ...(hasPages && paged.length + ends.length > 0
      ? [filterPagesProbe(paged, ends, optional[0]!.pointer, most)]
      : []),
  ]
}
