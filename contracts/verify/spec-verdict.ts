import type { Judge } from './judge.ts'
import type { Row } from './results.ts'
import type { Exchange } from './wire.ts'

/** The spec verdict on one recorded exchange: status, headers, envelope and every field of the answer. */
export function specRow(judge: Judge, name: string, exchange: Exchange): Row {
  const { operation, received } = exchange
  const problems = judge.answer(exchange)
  const row = {
    suite: 'spec' as const,
    operation: operation.id,
    tag: operation.tag,
    name,
    milliseconds: received.milliseconds,
  }
  return problems.length === 0
    ? { ...row, outcome: 'passed' }
    : { ...row, outcome: 'failed', problems, exchanges: [exchange] }
}
