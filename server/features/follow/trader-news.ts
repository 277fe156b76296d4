import type { Reader, Row } from '#server/kernel/store.ts'

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
const NEXT = `SELECT p.transaction_id AS id, p.type, t.reference_type, t.reference_id, t.created_at
  FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id > $2 AND p.transaction_id <= $3
  ORDER BY p.transaction_id, p.leg LIMIT ${PAGE}`
const ONE = 'SELECT id, reference_type, reference_id, created_at FROM transactions WHERE id = $1'

interface TransactionRow extends Row {
  readonly id: bigint
  readonly reference_type: string
  readonly reference_id: bigint
  readonly created_at: bigint
}

interface PostingRow extends TransactionRow {
  readonly type: string
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
  const [newestRow] = await reader.query<{ id: bigint }>(LAST, [userId])
  const newest = newestRow!.id
  if (newest <= after) return { trades: [], until: after, isAll: true }
  const found = await reader.query<PostingRow>(NEXT, [userId, after, newest])
  const isAll = found.length < PAGE
  // Of the last one on a full page, some postings may be on the next.
  const last = found.at(-1)!.id
  const whole = isAll ? found : found.filter(({ id }) => id !== last)
  const trades = new Map(whole.filter(isTrade).map(row => [row.id, toTrade(row)]))
  return { trades: [...trades.values()], until: isAll ? newest : whole.at(-1)!.id, isAll }
}

/** Filled spot orders, and whatever happens to contracts; not what an order holds while it waits. */
const isTrade = ({ reference_type, type }: PostingRow) =>
  reference_type === 'contract' ||
  (reference_type === 'spotOrder' && (type === 'spotBuy' || type === 'spotSell'))

/** One of those transactions, to be looked at again. */
export async function findTradeTransaction(
  reader: Reader,
  id: bigint,
): Promise<TradeTransaction | undefined> {
  const [row] = await reader.query<TransactionRow>(ONE, [id])
  return row && toTrade(row)
}
