import { minIdAt } from '../kernel/ids.ts'
import type { Reader, Row } from '../kernel/store.ts'
import type { LedgerEntryType } from './ledger.ts'

/** The sum of a person's entries of one type in one asset, in minor units; holds and releases, which add up to zero, are left out. */
interface TypedChange extends Row {
  readonly asset: string
  readonly type: LedgerEntryType
  /** The other asset of the same transactions, which it was bought or sold for; null without one. */
  readonly other: string | null
  /** When, in milliseconds since 1970 UTC: of entries in or for USDT, which need no price, the requested time. */
  readonly at: bigint
  readonly amount: bigint
}

interface BalanceRow extends Row {
  readonly asset: string
  readonly amount: bigint
}

/** A person's balances, available and held together, and what changed them since a time. */
export interface TypedHistory {
  readonly balances: readonly BalanceRow[]
  readonly changes: readonly TypedChange[]
}

/** Both in one statement, so that they are consistent. A transaction has at most two assets of a person. */
const SELECT_HISTORY = `SELECT asset, type, other, at, CAST(sum(amount) AS BIGINT) AS amount FROM (
    SELECT asset, type, other, amount,
      CASE WHEN asset = 'USDT' OR other = 'USDT' THEN CAST($2 AS BIGINT) ELSE created_at END AS at
    FROM (SELECT p.asset, p.type, p.amount, t.created_at, (SELECT min(o.asset) FROM postings o
        WHERE o.transaction_id = p.transaction_id AND o.owner = p.owner AND o.asset <> p.asset) AS other
      FROM postings p JOIN transactions t ON t.id = p.transaction_id
      WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id >= $3 AND t.created_at >= $2
        AND p.type NOT IN ('hold', 'release')) AS entries
    ) AS timed GROUP BY asset, type, other, at
  UNION ALL SELECT asset, NULL, NULL, NULL, CAST(sum(balance) AS BIGINT) FROM accounts WHERE owner = $1 GROUP BY asset`

const isChange = (row: TypedChange | BalanceRow): row is TypedChange => 'type' in row && row.type !== null

/** A person's balance changes since a time (epoch ms), by type. What it costs grows with the entries since that time. */
export async function listTypedChanges(reader: Reader, userId: bigint, since: number): Promise<TypedHistory> {
  const rows = await reader.query<TypedChange | BalanceRow>(SELECT_HISTORY, [
    userId,
    BigInt(since),
    minIdAt(BigInt(since)),
  ])
  return { balances: rows.filter(row => !isChange(row)), changes: rows.filter(isChange) }
}
