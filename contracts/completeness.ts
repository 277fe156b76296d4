/** What the table of rows lacks: the check that a new operation cannot be forgotten. */
import { errorKinds, recordedKinds } from './harness/errors.ts'
import { interactionsOf } from './harness/interactions.ts'
import { rehearsalsOf } from './harness/rehearsals.ts'
import type { Row } from './row.ts'
import { answersOf, type Operation } from './spec.ts'

const isRefusal = (code: number) => code !== 200 && code !== 401

/** The names of everything that is made of rows. */
const namesFrom = (rows: readonly Row[]): string[] =>
  [...rehearsalsOf(rows), ...interactionsOf(rows)].map(each => each.name)

/** What an operation lacks, each in a sentence. */
function lacksOf(operation: Operation, rows: readonly Row[], namesOf: typeof namesFrom): string[] {
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

/** Everything that is lacking, or that is left over from an operation that is no more. */
export function lacking(
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
      .flatMap(operation => lacksOf(operation, rows, namesOf)),
    ...left.map(id => `${id} is said to be played elsewhere, and the specification does not have it`),
  ]
}
