import { minIdAt } from '../kernel/ids.ts'
import type { Reader, Row } from '../kernel/store.ts'
import type { LedgerEntryType } from './ledger.ts'

/** Entries that are neither a gain nor a cost: what was paid in or out, borrowed or repaid. */
const FLOW_TYPES: readonly LedgerEntryType[] = ['deposit', 'withdrawal', 'loanPaidOut', 'loanRepaid']

/** Whether entries of a type pay into or out of an account, rather than change what it has made. */
export function isFlow(type: LedgerEntryType): boolean {
  return FLOW_TYPES.includes(type)
}

/** The net change of a person's balance in an asset within a time interval, in minor units. */
interface BalanceChange extends Row {
  readonly asset: string
  /** The interval: 0 starts at the requested time, 1 one step later. */
  readonly bucket: bigint
  /** When it was paid in or out, in milliseconds since 1970 UTC; 0 for all else. */
  readonly flow_at: bigint
  readonly amount: bigint
}

/** A person's current balances, available and held together, and their changes since a time. */
export interface BalanceHistory {
  readonly balances: readonly BalanceChange[]
  readonly changes: readonly BalanceChange[]
}

const NOW = -1n
/** Both in one statement, so that they are consistent. Ids ascend in time, so older entries are skipped. */
const SELECT_HISTORY = `SELECT p.asset, (t.created_at - $2) / $3 AS bucket,
      CASE WHEN p.type IN (${FLOW_TYPES.map(type => `'${type}'`).join()}) THEN t.created_at ELSE 0 END AS flow_at,
      CAST(sum(p.amount) AS BIGINT) AS amount
    FROM postings p JOIN transactions t ON t.id = p.transaction_id
    WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id >= $4 AND t.created_at >= $2
    GROUP BY p.asset, bucket, flow_at
  UNION ALL SELECT asset, ${NOW}, 0, CAST(sum(balance) AS BIGINT) FROM accounts WHERE owner = $1 GROUP BY asset`
const SELECT_FIRST = `SELECT t.created_at FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 ORDER BY p.transaction_id LIMIT 1`

/** A person's balance changes since a time, in intervals of `step`; times in milliseconds since 1970 UTC. */
export async function listBalanceChanges(
  reader: Reader,
  userId: bigint,
  since: number,
  step: number,
): Promise<BalanceHistory> {
  const params = [userId, BigInt(since), BigInt(step), minIdAt(BigInt(since))]
  const rows = await reader.query<BalanceChange>(SELECT_HISTORY, params)
  return {
    balances: rows.filter(({ bucket }) => bucket === NOW),
    changes: rows.filter(({ bucket }) => bucket !== NOW),
  }
}

/** The time of a person's first ledger entry, in milliseconds since 1970 UTC; undefined when there is none. */
export async function findFirstEntryTime(reader: Reader, userId: bigint): Promise<number | undefined> {
  const [first] = await reader.query<{ created_at: bigint }>(SELECT_FIRST, [userId])
  return first && Number(first.created_at)
}
