/** Filters of a list that are given together: the rows that each of them chooses, and the pages of those. */
import type { Operation } from '../document.ts'
import { withQuery } from '../draft.ts'
import type { Violation } from '../wire.ts'
import { hasIdentity, hasNumber, isGiven, listAll, rowsOf, type Listing, type Row } from './filtered-rows.ts'
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

const MAX_PAIRS = 6

/** Pairs of filters with the values of rows, the last ones first; each pair of fields with one row. */
function pairsOf(operation: Operation, fields: readonly string[], all: readonly Row[]): Row[] {
  const rows = all.filter(row => hasIdentity(operation, row)).toReversed()
  return fields
    .flatMap((one, place) => fields.slice(place + 1).map(other => [one, other] as const))
    .flatMap(([one, other]) => {
      const row = rows.find(each => isGiven(each[one]) && isGiven(each[other]))
      return row ? [{ [one]: row[one], [other]: row[other] }] : []
    })
    .slice(0, MAX_PAIRS)
}

/** Two filters at once, and the pages of what one chooses. */
export const togetherProbe = (fields: readonly string[], pointer: string, most: number): Probe => ({
  name: 'filters choose together, and on each page',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const { draft, all, isComplete, exchange } = await listAll(scene, fields[0]!, most)
    const exchanges = [exchange]
    const problems = successProblems(scene, exchange)
    const ask = async (filters: Row, page: Row) => {
      const request = Object.entries({ ...filters, ...page }).reduce(
        (changed, [name, value]) => withQuery(changed, name, String(value)),
        fields.reduce((changed, name) => withQuery(changed, name, undefined), draft),
      )
      const answer = await scene.ask(request)
      exchanges.push(answer)
      return rowsOf(answer)
    }
    for (const pair of pairsOf(scene.operation, fields, all))
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
