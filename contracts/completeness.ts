/** Checks that every operation has all its rows. */
import { errorKinds, recordedKinds } from './harness/errors.ts'
import { interactionsOf } from './harness/interactions.ts'
import { stubCasesOf } from './harness/stub-cases.ts'
import type { Row } from './row.ts'
import { answersOf, type Operation } from './spec.ts'

const isRefusal = (code: number) => code !== 200 && code !== 401

/** The names of all cases derived from rows. */
const namesFrom = (rows: readonly Row[]): string[] =>
  [...stubCasesOf(rows), ...interactionsOf(rows)].map(each => each.name)

/** The rows that an operation lacks, one sentence each. */
function missingRowsOf(operation: Operation, rows: readonly Row[], namesOf: typeof namesFrom): string[] {
  const { id, tag, isPublic } = operation
  const own = rows.filter(row => row.operation.id === id)
  if (!own.some(row => row.answer.code === 200 && !row.clientOnly)) {
    return [`${id} has no success row: add one to contracts/rows/${tag}.ts`]
  }
  const played = new Set(namesOf(own))
  const expected = [
    ...errorKinds.map(kind => kind.name),
    ...recordedKinds.filter(kind => kind.state || !isPublic).map(kind => kind.name),
  ]
  const refusals = [...answersOf(operation)].filter(([, answer]) => isRefusal(answer.code))
  const settled = new Set(own.map(row => row.example))
  return [
    ...expected
      .filter(name => !played.has(`${id}: ${name}`))
      .map(name => `${id} lacks the error row "${name}"`),
    ...refusals
      .filter(([name]) => !settled.has(name))
      .map(
        ([name]) =>
          `${id} has no row for its documented refusal "${name}": add one to contracts/rows/${tag}.ts`,
      ),
  ]
}

/** All missing rows, and exclusions of operations that no longer exist. */
export function findMissingRows(
  operations: readonly Operation[],
  rows: readonly Row[],
  elsewhere: Readonly<Record<string, string>>,
  namesOf = namesFrom,
): string[] {
  const ids = new Set(operations.map(operation => operation.id))
  const left = Object.keys(elsewhere).filter(id => !ids.has(id))
  return [
    ...operations
      .filter(operation => !(operation.id in elsewhere))
      .flatMap(operation => missingRowsOf(operation, rows, namesOf)),
    ...left.map(id => `${id} is excluded, but the specification does not have it`),
  ]
}
