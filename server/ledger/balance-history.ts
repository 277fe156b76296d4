import { leastIdAt } from '../kernel/ids.ts'
import type { Reader, Row } from '../kernel/store.ts'

/** What was added to somebody's assets within a stretch of time, or, below zero, taken from them; in minor units. */
interface BalanceChange extends Row {
  readonly asset: string
  /** The stretch: 0 begins at the moment asked for, 1 a step later. */
  readonly bucket: bigint
  readonly amount: bigint
}

/** What somebody has now, available and held together, and how that has come about since a moment. */
export interface BalanceHistory {
  readonly balances: readonly BalanceChange[]
  readonly changes: readonly BalanceChange[]
}

const NOW = -1n
/** Both in one statement, so that they are of one moment. Ids ascend in time: older entries need not be looked at. */
const HISTORY = `SELECT p.asset, (t.created_at - $2) / $3 AS bucket, CAST(sum(p.amount) AS BIGINT) AS amount
    FROM postings p JOIN transactions t ON t.id = p.transaction_id
    WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id >= $4 AND t.created_at >= $2 GROUP BY p.asset, bucket
  UNION ALL SELECT asset, ${NOW}, CAST(sum(balance) AS BIGINT) FROM accounts WHERE owner = $1 GROUP BY asset`
const FIRST = `SELECT t.created_at FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 ORDER BY p.transaction_id LIMIT 1`

/** How somebody's assets have changed since a moment, in stretches of `step`; times in milliseconds since 1970 UTC. */
export async function listBalanceChanges(
  reader: Reader,
  userId: bigint,
  since: number,
  step: number,
): Promise<BalanceHistory> {
  const params = [userId, BigInt(since), BigInt(step), leastIdAt(BigInt(since))]
  const rows = await reader.query<BalanceChange>(HISTORY, params)
  return {
    balances: rows.filter(({ bucket }) => bucket === NOW),
    changes: rows.filter(({ bucket }) => bucket !== NOW),
  }
}

/** When somebody's first entry was made, in milliseconds since 1970 UTC; undefined when there is none. */
export async function firstEntryTime(reader: Reader, userId: bigint): Promise<number | undefined> {
  const [first] = await reader.query<{ created_at: bigint }>(FIRST, [userId])
  return first && Number(first.created_at)
}
