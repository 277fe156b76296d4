/**
 * Operations that the back end does not have: one line each, in place of a failure of every row. What needs one of them is not run, and
 * neither is what needs one that was not asked for and is not right.
 */
import type { Client } from './client.ts'
import type { Operation } from './document.ts'
import type { Judge } from './judge.ts'
import { NotBuilt } from './probes/probe.ts'
import { groupRows, type FailedRow, type NotRunRow, type Row } from './results.ts'
import { codeOf, isBroken, type HttpExchange, type Received } from './wire.ts'

const ABSENT = new Set<unknown>([404, 405, 501])
const NAME = 'is implemented'

/** What is not found where a path names a thing is that thing. */
const namesThing = ({ path }: Operation, code: unknown) => code === 404 && path.includes('{')

const isAbsent = (operation: Operation, received: Received) =>
  [received.status, received.status === 200 ? codeOf(received) : undefined].some(
    code => ABSENT.has(code) && !namesThing(operation, code),
  )

/** What was asked of the row's own operation: others may be there, such as those that are read around it. */
const ownExchanges = ({ operation, exchanges }: FailedRow) =>
  exchanges.filter(({ operation: { id } }) => id === operation)

/** Whether a row failed because its operation is not there. */
export function isAbsentRow(row: FailedRow): boolean {
  const own = ownExchanges(row)
  return own.length > 0 && own.every(({ operation, received }) => isAbsent(operation, received))
}

/** The failure that stands for all of an operation's; undefined when some answer shows that the operation exists. */
function absenceOf(rows: readonly Row[]): FailedRow | undefined {
  const failed = rows.filter(row => row.outcome === 'failed')
  const exchanges = failed.flatMap(ownExchanges)
  const [first] = failed
  const [shown] = exchanges
  const hasSuccess = rows.some(({ outcome, suite }) => outcome === 'passed' && suite !== 'probe')
  if (!first || !shown || hasSuccess || !exchanges.every(one => isAbsent(one.operation, one.received)))
    return undefined
  const { operation, received } = shown
  const says = `not implemented: ${operation.method} ${operation.path} is answered ${received.status === 200 ? `code ${String(codeOf(received))}` : `HTTP ${received.status}`}`
  const problems = [{ says, pointer: operation.pointer, ending: 'absent' as const }]
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

/** Throws when an answer says that its operation is not there. */
export type RequireBuilt = (exchange: HttpExchange) => Promise<void>

const hasRequiredFields = ({ parameters, body }: Operation) =>
  parameters.some(({ in: place, required }) => place === 'query' && required) ||
  (body?.schema.required ?? []).length > 0

/** An operation without its fields is refused when it is there: what it does not find may be what a field names. */
export function createRequireBuilt(client: Client): RequireBuilt {
  const known = new Map<string, Promise<boolean>>()
  const isThere = async ({ operation, sent }: HttpExchange) => {
    if (!hasRequiredFields(operation)) return false
    const bare = { ...sent, target: operation.path, body: '' }
    return !isAbsent(operation, await client.send(bare, { untilEvent: operation.isStream, waits: true }))
  }
  return async exchange => {
    if (!isAbsent(exchange.operation, exchange.received)) return
    const { id } = exchange.operation
    const found = known.get(id) ?? isThere(exchange)
    known.set(id, found)
    if (!(await found)) throw new NotBuilt(id)
  }
}

/** A failed row in which an operation that was not asked for is answered wrongly says nothing about those that were. */
export function withoutHelpers(
  rows: readonly Row[],
  isWanted: (operation: Operation) => boolean,
  judge: Judge,
): Row[] {
  const wrongOf = (exchange: HttpExchange) =>
    isBroken(exchange.received) ? 'it fails inside' : judge.answer(exchange)[0]?.says
  return rows.map((row): Row => {
    if (row.outcome !== 'failed') return row
    const seen = new Set<string>()
    for (const exchange of row.exchanges) {
      // What was right at first is made wrong by what came after.
      const isFirst = !seen.has(exchange.operation.id)
      seen.add(exchange.operation.id)
      const says = !isFirst || isWanted(exchange.operation) ? undefined : wrongOf(exchange)
      if (says !== undefined) return notRunFor(row, exchange.operation, says)
    }
    return row
  })
}

/** The row as not run, for what is wrong with an operation that was not asked for. */
export function notRunFor(row: Omit<Row, 'outcome'>, { id }: Operation, says: string): NotRunRow {
  const { suite, operation, tag, name, milliseconds } = row
  const reason = `needs ${id}, which is not right: ${says}`
  return { suite, operation, tag, name, milliseconds, outcome: 'not run', reason }
}
