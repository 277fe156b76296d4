/** Filters of a list that are given together: the rows that each of them chooses, and the pages of those. */
import type { Operation } from '../document.ts'
import { timeText } from '../times.ts'
import { withQuery } from '../draft.ts'
import type { Violation } from '../wire.ts'
import {
  hasIdentity,
  hasNumber,
  isGiven,
  listAll,
  rowsOf,
  timeOf,
  type Listing,
  type Row,
} from './filtered-rows.ts'
import { identityIn } from './paging.ts'
import { successProblems, type Probe } from './probe.ts'

/** What is wrong with the rows that several filters give together: those that each of them chooses, and no other. */
export function togetherProblems(
  operation: Operation,
  { all, isComplete }: Pick<Listing, 'all' | 'isComplete'>,
  filters: Row,
  chosen: readonly Row[],
  pointer: string,
): Violation[] {
  const named = Object.entries(filters)
    .map(([field, value]) => `${field}=${String(value)}`)
    .join(' and ')
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
const valueBeside = ({ name, values, isRange }: Filter, row: Row, all: readonly Row[]): unknown =>
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

/** A parameter that is an end of a range of time. */
export interface RangeEnd {
  readonly name: string
  readonly end: 'from' | 'to'
}

/** Where a range begins after the newest row, or ends with the oldest, it has none of them; in milliseconds. */
export function valueBeyond(
  operation: Operation,
  end: RangeEnd['end'],
  all: readonly Row[],
): number | undefined {
  const times = all.map(row => timeOf(operation, row)).filter(time => time !== undefined)
  if (times.length === 0) return undefined
  // The next time that can be written.
  const step = operation.profile.times === 'seconds' ? 1000 : 1
  return end === 'from' ? Math.max(...times) + step : Math.min(...times)
}

const beyondRows = (operation: Operation, ranges: readonly RangeEnd[], all: readonly Row[]): Filter[] =>
  ranges.flatMap(({ name, end }) => {
    const value = valueBeyond(operation, end, all)
    const text = value === undefined ? [] : [timeText(operation.profile, value)]
    return text.map(one => ({ name, values: [one], isRange: true }))
  })

/** Two filters at once, and the pages of what one chooses. */
export const togetherProbe = (
  choosing: readonly Filter[],
  ranges: readonly RangeEnd[],
  pointer: string,
  most: number,
): Probe => ({
  name: 'filters choose together, and on each page',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const fields = choosing.map(({ name }) => name)
    const { draft, all, isComplete, exchange } = await listAll(scene, fields[0]!, most)
    const filters = [...choosing, ...beyondRows(scene.operation, ranges, all)]
    const exchanges = [exchange]
    const problems = successProblems(scene, exchange)
    const ask = async (chosen: Row, page: Row) => {
      const request = Object.entries({ ...chosen, ...page }).reduce(
        (changed, [name, value]) => withQuery(changed, name, String(value)),
        filters.reduce((changed, { name }) => withQuery(changed, name, undefined), draft),
      )
      const answer = await scene.ask(request)
      exchanges.push(answer)
      return rowsOf(answer)
    }
    for (const pair of pairsOf(scene.operation, filters, all))
      problems.push(
        ...togetherProblems(scene.operation, { all, isComplete }, pair, await ask(pair, {}), pointer),
      )
    if (!hasNumber(draft)) return { problems, exchanges }
    const { number = '', size = '' } = draft.operation.profile.paging ?? {}
    const identityOf = identityIn(scene.operation)
    for (const field of fields) {
      const row = all.findLast(one => isGiven(one[field]))
      if (!row) continue
      const filter = { [field]: row[field] }
      const chosen = all.filter(one => String(one[field]) === String(row[field]))
      const second = await ask(filter, { [number]: 2, [size]: 1 })
      const isRight = !isComplete || identityOf(second[0]) === identityOf(chosen[1])
      const says = `${field}=${String(row[field])} gives another row on page 2 than it chooses`
      if (!isRight) problems.push({ says, pointer })
    }
    return { problems, exchanges }
  },
})
