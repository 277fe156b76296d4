/** Operations that the back end does not have: one line each, in place of a failure of every row. */
import { groupRows, type FailedRow, type Row } from './results.ts'
import { codeOf, type Received } from './wire.ts'

const ABSENT = new Set<unknown>([404, 405, 501])
const NAME = 'is implemented'

const isAbsent = (received: Received) =>
  ABSENT.has(received.status) || (received.status === 200 && ABSENT.has(codeOf(received)))

/** The failure that stands for all of an operation's; undefined when some answer shows that the operation exists. */
function absenceOf(rows: readonly Row[]): FailedRow | undefined {
  const failed = rows.filter(row => row.outcome === 'failed')
  const exchanges = failed.flatMap(row => row.exchanges)
  const [first] = failed
  const [shown] = exchanges
  const hasSuccess = rows.some(({ outcome, suite }) => outcome === 'passed' && suite !== 'probe')
  if (!first || !shown || hasSuccess || !exchanges.every(({ received }) => isAbsent(received)))
    return undefined
  const { operation, received } = shown
  const says = `not implemented: ${operation.method} ${operation.path} is answered ${received.status === 200 ? `code ${String(codeOf(received))}` : `HTTP ${received.status}`}`
  const problems = [{ says, pointer: operation.pointer }]
  return { ...first, suite: 'spec', name: NAME, problems, exchanges: [shown] }
}

/** A row of an operation that is not implemented; one that was not run anyway keeps its reason. */
function withoutResult(row: Row): Row {
  if (row.outcome === 'not run') return row
  const { suite, operation, tag, name, milliseconds } = row
  const reason = 'the operation is not implemented'
  return { suite, operation, tag, name, milliseconds, outcome: 'not run', reason }
}

/** The rows, with one failure for each operation that is not implemented and its other rows not run. */
export function collapseAbsent(rows: readonly Row[]): Row[] {
  return [...groupRows(rows, row => row.operation).values()].flatMap((own): Row[] => {
    const absence = absenceOf(own)
    if (!absence) return own
    return [absence, ...own.map(withoutResult)]
  })
}
