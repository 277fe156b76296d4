import type { PoolClient, QueryResult } from 'pg'
import type { Batch, Row, Steps } from '../store.ts'
import type { Preparer } from './dialect.ts'
import { pipelineError } from './errors.ts'

/** Runs the batches of a command in one transaction, which `begin` opens along with the first batch. */
export async function runTransaction<Answer>(
  client: PoolClient,
  preparer: Preparer,
  begin: string,
  steps: Steps<Answer>,
): Promise<Answer> {
  let step = steps.next()
  let before = [begin]
  let isCommitted = false
  while (!step.done) {
    const { last } = step.value
    const rows = await sendBatch(client, preparer, before, step.value)
    before = []
    isCommitted = last !== undefined
    step = steps.next(rows)
    if (isCommitted && !step.done) throw new Error('A command went on after its last batch.')
  }
  if (!isCommitted) await sendBatch(client, preparer, [], { statements: [], last: { answer: undefined } })
  return step.value
}

/** Sends everything at once; every statement is awaited, so that none is left in flight when one has failed. */
async function sendBatch(
  client: PoolClient,
  preparer: Preparer,
  before: string[],
  { statements, last }: Batch,
): Promise<Row[][]> {
  // The driver writes each statement by itself: a batch is one packet instead.
  const { stream } = client.connection
  stream.cork()
  const pipeline = [
    ...before.map(text => client.query<Row>(text)),
    ...statements.map(statement => client.query<Row>(preparer.prepare(statement))),
    ...(last ? [client.query<Row>('COMMIT')] : []),
  ]
  stream.uncork()
  const settled = await Promise.allSettled(pipeline)
  const failed = settled.findIndex(({ status }) => status === 'rejected')
  if (failed >= 0) throw pipelineError(settled, failed, last !== undefined)
  const results = settled.map(result => (result as PromiseFulfilledResult<QueryResult<Row>>).value)
  // A failed transaction answers COMMIT with ROLLBACK, and without an error: that must not pass for success.
  if (last && results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was not committed.')
  return results.slice(before.length, before.length + statements.length).map(({ rows }) => rows)
}
