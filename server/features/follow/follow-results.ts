import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockFollow } from './follow.ts'

/** What is added to the stored result of a follow; money in minor units. */
export interface ResultChange {
  readonly realised?: bigint
  readonly fees?: bigint
  readonly copied?: bigint
  readonly notCopied?: bigint
}

const ADD = `INSERT INTO follow_results(follow_id, realised, fees, copied, not_copied) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (follow_id) DO UPDATE SET realised = follow_results.realised + excluded.realised,
  fees = follow_results.fees + excluded.fees, copied = follow_results.copied + excluded.copied,
  not_copied = follow_results.not_copied + excluded.not_copied`
const CLOSED = `SELECT r.position_id, p.profit, p.funding, p.fees FROM copied_positions r
  JOIN contract_positions p ON p.id = r.position_id WHERE r.follow_id = $1 AND p.status = 'closed'`
const DELETE = 'DELETE FROM copied_positions WHERE position_id = $1'

export const addToResult = (
  followId: bigint,
  { realised = 0n, fees = 0n, copied = 0n, notCopied = 0n }: ResultChange,
): Statement => [ADD, [followId, realised, fees, copied, notCopied]]

interface ClosedRow extends Row {
  readonly position_id: bigint
  readonly profit: bigint
  readonly funding: bigint
  readonly fees: bigint
}

/** Adds closed copied positions to the result of their follow, so that they need not be read again. */
export function* settleCopies(_: Context, followId: bigint): Steps<null> {
  yield* lockFollow(followId)
  const closed = yield* read<ClosedRow>(CLOSED, [followId])
  if (closed.length === 0) return null
  const realised = closed.reduce((sum, each) => sum + each.profit + each.funding - each.fees, 0n)
  const fees = closed.reduce((sum, each) => sum + each.fees, 0n)
  return yield* finish(
    null,
    addToResult(followId, { realised, fees }),
    ...closed.map(({ position_id }): Statement => [DELETE, [position_id]]),
  )
}
