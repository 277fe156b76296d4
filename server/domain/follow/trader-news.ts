import type { Reader, Row } from '../../kernel/store.ts'

/** A transaction of the ledger in which an account has traded: a filled spot order, or anything about a contract. */
export interface TradeTransaction {
  readonly id: bigint
  readonly kind: 'spot' | 'contract'
  /** The spot order, or the contract order with the position of the same id. */
  readonly orderId: bigint
  /** When it was stored, in milliseconds since 1970 UTC. */
  readonly storedAt: number
}

export interface TraderNews {
  /** In the order in which they were stored. */
  readonly trades: readonly TradeTransaction[]
  /** Everything up to this transaction is in `trades`, or is no trade. */
  readonly until: bigint
  /** Whether there was no more when it was read. */
  readonly isAll: boolean
}

/** As many postings as are read at once; one transaction has a few of an account's. */
const PAGE = 200

const LAST = `SELECT CAST(coalesce(max(last_transaction_id), 0) AS BIGINT) AS id FROM accounts WHERE owner = $1 AND asset = 'USDT'`
const NEXT = `SELECT p.transaction_id AS id, t.reference_type, t.reference_id, t.created_at, count(*) AS legs,
    max(CASE WHEN p.type IN ('spotBuy', 'spotSell') THEN 1 ELSE 0 END) AS is_fill
  FROM (SELECT transaction_id, type FROM postings WHERE owner = $1 AND owner > 0 AND transaction_id > $2 AND transaction_id <= $3
    ORDER BY transaction_id, leg LIMIT ${PAGE}) p
  JOIN transactions t ON t.id = p.transaction_id
  GROUP BY p.transaction_id, t.reference_type, t.reference_id, t.created_at ORDER BY p.transaction_id`
const ONE = 'SELECT id, reference_type, reference_id, created_at FROM transactions WHERE id = $1'

interface TransactionRow extends Row {
  readonly id: bigint
  readonly reference_type: string
  readonly reference_id: bigint
  readonly created_at: bigint
}

const toTrade = ({ id, reference_type, reference_id, created_at }: TransactionRow): TradeTransaction => ({
  id,
  kind: reference_type === 'contract' ? 'contract' : 'spot',
  orderId: reference_id,
  storedAt: Number(created_at),
})

/**
 * Trades of an account after a transaction, some at once. Every trade locks and changes the account's USDT, and its transaction then
 * gets a larger id than all before it there: so up to the newest one nothing can be stored later, whatever the clocks of the nodes.
 */
export async function findTraderNews(reader: Reader, userId: bigint, after: bigint): Promise<TraderNews> {
  const [last] = await reader.query<{ id: bigint }>(LAST, [userId])
  const newest = last!.id
  if (newest <= after) return { trades: [], until: after, isAll: true }
  const found = await reader.query<TransactionRow & { legs: bigint; is_fill: bigint }>(NEXT, [
    userId,
    after,
    newest,
  ])
  const isAll = found.reduce((sum, { legs }) => sum + Number(legs), 0) < PAGE
  // Of the last one on a full page, some postings may be on the next.
  const rows = isAll ? found : found.slice(0, -1)
  const trades = rows
    .filter(
      row => row.reference_type === 'contract' || (row.reference_type === 'spotOrder' && row.is_fill === 1n),
    )
    .map(toTrade)
  return { trades, until: isAll ? newest : rows.at(-1)!.id, isAll }
}

/** One of those transactions, to be looked at again. */
export async function findTradeTransaction(
  reader: Reader,
  id: bigint,
): Promise<TradeTransaction | undefined> {
  const [row] = await reader.query<TransactionRow>(ONE, [id])
  return row && toTrade(row)
}
