/** Filters of a list that are given together: the rows that each of them chooses. */
import type { Operation } from '../document.ts'
import { timeText } from '../times.ts'
import { withQuery, type Draft } from '../draft.ts'
import type { Violation } from '../wire.ts'
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
import { countProblems, identityIn } from './paging.ts'
import { successProblems, type Probe } from './probe.ts'

const namesOf = (filters: Row) =>
  Object.entries(filters)
    .map(([field, value]) => `${field}=${String(value)}`)
    .join(' and ')

/** A request for rows that filters choose. */
export const chosenBy = (draft: Draft, filters: Row): Draft =>
  Object.entries(filters).reduce((changed, [name, value]) => withQuery(changed, name, String(value)), draft)

/** What is wrong with the rows that several filters give together: those that each of them chooses, and no other. */
export function togetherProblems(
  operation: Operation,
  { all, isComplete }: Pick<Listing, 'all' | 'isComplete'>,
  filters: Row,
  chosen: readonly Row[],
  pointer: string,
): Violation[] {
  const named = namesOf(filters)
  const isMeant = (row: Row) =>
    Object.entries(filters).every(([field, value]) => String(row[field]) === String(value))
  const identityOf = identityIn(operation)
  const given = new Set(chosen.map(identityOf))
  const wrong = all.some(row => !isMeant(row) && given.has(identityOf(row)))
  const lost = isComplete && all.some(row => isMeant(row) && !given.has(identityOf(row)))
  return [
    ...(wrong ? [`${named} give a row that is not in the intersection`] : []),
    ...(lost ? [`${named} lack a row of the intersection`] : []),
  ].map(says => ({ says, pointer }))
}

const MAX_PAIRS = 12

/** A filter, and values that it takes beside those of rows; rows have none of them where it is a range. */
export interface Filter {
  readonly name: string
  readonly values: readonly unknown[]
  readonly isRange?: boolean
}

/** A value of a filter that a row does not have: of another row, or of the list of its schema. */
export const valueBeside = ({ name, values, isRange }: Filter, row: Row, all: readonly Row[]): unknown =>
  [...all.map(one => one[name]), ...values].find(
    value => isGiven(value) && (isRange === true || String(value) !== String(row[name])),
  )

/**
 * Pairs of filters, each pair with one row that has something of both, the last ones first: with the values of the row, and with one of them
 * changed, as a filter that is ignored shows only by rows that it does not choose.
 */
export function pairsOf(operation: Operation, filters: readonly Filter[], all: readonly Row[]): Row[] {
  const rows = all.filter(row => hasIdentity(operation, row)).toReversed()
  const has = (row: Row, { name, isRange }: Filter) => isRange === true || isGiven(row[name])
  const pairs = filters
    .flatMap((one, place) => filters.slice(place + 1).map(other => [one, other] as const))
    .flatMap(([one, other]): Row[][] => {
      const row = rows.find(each => has(each, one) && has(each, other))
      if (!row) return []
      const changed = ([kept, next]: readonly [Filter, Filter]): Row[] => {
        const value = valueBeside(next, row, rows)
        return kept.isRange || !isGiven(value) ? [] : [{ [kept.name]: row[kept.name], [next.name]: value }]
      }
      const same =
        one.isRange || other.isRange ? [] : [{ [one.name]: row[one.name], [other.name]: row[other.name] }]
      return [[...same, ...changed([one, other]), ...changed([other, one])]]
    })
  // One of each pair before a second of any.
  const most = Math.max(0, ...pairs.map(({ length }) => length))
  const turns = Array.from({ length: most }, (_, turn) => pairs.flatMap(pair => pair.slice(turn, turn + 1)))
  return turns.flat().slice(0, MAX_PAIRS)
}

/** A parameter that is an end of a range of time, or a cursor behind which a list goes on. */
export interface RangeEnd {
  readonly name: string
  readonly end: 'from' | 'to' | 'cursor'
}

/** Where a range begins after the newest row, or ends with the oldest, it has none of them; in milliseconds. */
export function valueBeyond(
  operation: Operation,
  end: 'from' | 'to',
  all: readonly Row[],
): number | undefined {
  const times = all.map(row => timeOf(operation, row)).filter(time => time !== undefined)
  if (times.length === 0) return undefined
  // The next time that can be written.
  const step = operation.profile.times === 'seconds' ? 1000 : 1
  return end === 'from' ? Math.max(...times) + step : Math.min(...times)
}

/** Whether there is a cursor among filters: total counts the rows before it as well. */
export const hasCursor = (ends: readonly RangeEnd[], filters: Row): boolean =>
  ends.some(({ name, end }) => end === 'cursor' && name in filters)

/** The ends of ranges, and cursors, with values that none of the rows is in. */
export const beyondRows = (operation: Operation, ends: readonly RangeEnd[], all: readonly Row[]): Filter[] =>
  ends.flatMap(({ name, end }): Filter[] => {
    if (end === 'cursor') {
      const last = all.findLast(row => hasIdentity(operation, row))
      return last ? [{ name, values: [JSON.parse(identityIn(operation)(last))], isRange: true }] : []
    }
    const value = valueBeyond(operation, end, all)
    return value === undefined ? [] : [{ name, values: [timeText(operation.profile, value)], isRange: true }]
  })

/** Two filters at once. */
export const togetherProbe = (
  choosing: readonly Filter[],
  ends: readonly RangeEnd[],
  pointer: string,
  most: number,
): Probe => ({
  name: 'filters choose together',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const listing = await listAll(scene, choosing[0]!.name, most)
    const { draft, all, exchange } = listing
    const filters = [...choosing, ...beyondRows(scene.operation, ends, all)]
    const exchanges = [exchange]
    const problems = successProblems(scene, exchange)
    const answers = []
    for (const pair of pairsOf(scene.operation, filters, all)) {
      const one = await scene.ask(chosenBy(draft, pair))
      exchanges.push(one)
      const asked = namesOf(pair)
      const chosen = rowsOf(one)
      answers.push({ asked, chosen })
      problems.push(...togetherProblems(scene.operation, listing, pair, chosen, pointer))
      if (hasNumber(draft) && !hasCursor(ends, pair))
        problems.push(...countProblems(asked, one, most, pointer))
    }
    problems.push(...(await settledProblems(scene, listing, answers, pointer)))
    return { problems, exchanges }
  },
})
