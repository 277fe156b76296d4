/** Filters of a list on its second page: it goes on where the first page of the same filter ends. */
import type { Operation } from '../document.ts'
import { isSuccess, type Violation } from '../wire.ts'
import { withQuery } from '../draft.ts'
import { beyondRows, chosenBy, hasCursor, valueBeside, type Filter, type RangeEnd } from './filter-pairs.ts'
import { isGiven, listAll, rowsOf, settledProblems, type Row } from './filtered-rows.ts'
import { countProblems, identityIn } from './paging.ts'
import { successProblems, type Probe } from './probe.ts'

/** A value of the same form that rows hardly have: the next number or id, a code of Z and 9. */
export function valueOfNone(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return undefined
  return /^\d+$/.test(value)
    ? `${BigInt(value) + 1n}`
    : value.replaceAll(/[A-Z]/g, 'Z').replaceAll(/[a-z]/g, 'z').replaceAll(/\d/g, '9')
}

/**
 * Values by which a second page tells whether a filter is applied there: that of the last row, and one that the second row does not have. Of a
 * filter by which no field of the rows is chosen, all that it lists.
 */
export function valuesForPages(filter: Filter, all: readonly Row[]): unknown[] {
  const { name, values, isRange } = filter
  if (isRange || !all.some(row => name in row)) return [...values]
  const last = all.findLast(row => isGiven(row[name]))?.[name]
  const beside = valueBeside(filter, all[1] ?? {}, all) ?? valueOfNone(all[1]?.[name])
  return [...new Set([last, beside].filter(isGiven))]
}

/** What is wrong with the second page of one row, beside the first one of as many as there may be. */
export function secondPageProblems(
  operation: Operation,
  asked: string,
  first: readonly Row[],
  second: readonly Row[],
  pointer: string,
): Violation[] {
  const identityOf = identityIn(operation)
  const [right, given] = [first[1], second[0]].map(row => row && identityOf(row))
  return right === given ? [] : [{ says: `${asked} gives another row on page 2 than it chooses`, pointer }]
}

/** Others may add to a list of everybody meanwhile: what is wrong is so each time. */
const ATTEMPTS = 2

/** The second page of what each filter chooses. */
export const filterPagesProbe = (
  choosing: readonly Filter[],
  ends: readonly RangeEnd[],
  pointer: string,
  most: number,
): Probe => ({
  name: 'filters choose on each page',
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const { operation } = scene
    const listing = await listAll(scene, (choosing[0] ?? ends[0])!.name, most)
    const { draft, all, exchange } = listing
    const exchanges = [exchange]
    const problems = successProblems(scene, exchange)
    const answers: { asked: string; chosen: readonly Row[] }[] = []
    const { number = '', size = '' } = operation.profile.paging ?? {}
    const tryPages = async (filter: Row, asked: string) => {
      const one = chosenBy(draft, filter)
      const first = await scene.ask(one)
      const second = await scene.ask(withQuery(withQuery(one, size, '1'), number, '2'))
      exchanges.push(first, second)
      // A value that nothing has may be refused.
      if (!isSuccess(first.received)) return []
      answers.push({ asked, chosen: rowsOf(first) })
      return [
        ...successProblems(scene, second),
        ...(hasCursor(ends, filter) ? [] : countProblems(asked, first, most, pointer)),
        ...secondPageProblems(operation, asked, rowsOf(first), rowsOf(second), pointer),
      ]
    }
    for (const filter of [...choosing, ...beyondRows(operation, ends, all)])
      for (const value of valuesForPages(filter, all)) {
        let wrong: Violation[] = []
        for (let left = ATTEMPTS; left > 0; left--) {
          wrong = await tryPages({ [filter.name]: value }, `${filter.name}=${String(value)}`)
          if (wrong.length === 0) break
        }
        problems.push(...wrong)
      }
    problems.push(...(await settledProblems(scene, listing, answers, pointer)))
    return { problems, exchanges }
  },
})
