import type { Reader, Row } from '#server/kernel/store.ts'

/** A ledger transaction in which an account traded: a filled spot order, or any contract event. */
export interface TradeTransaction {
  readonly id: bigint
  readonly kind: 'spot' | 'contract'
  /** The spot order, or the contract order with the position of the same id. */
  readonly orderId: bigint
  /** When it was stored, in milliseconds since 1970 UTC. */
  readonly storedAt: number
}

export interface NewTrades {
  /** In the order in which they were stored. */
  readonly trades: readonly TradeTransaction[]
  /** All trades up to this transaction are in `trades`. */
  readonly until: bigint
  /** Whether there were no more when this was read. */
  readonly isComplete: boolean
}

/** Postings read at a time; one transaction has a few per account. */
const PAGE = 200

const LAST = `SELECT CAST(coalesce(max(last_transaction_id), 0) AS BIGINT) AS id FROM accounts WHERE owner = $1 AND asset = 'USDT'`
const SELECT_NEXT = `SELECT p.transaction_id AS id, p.type, t.reference_type, t.reference_id, t.created_at
  FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 AND p.transaction_id > $2 AND p.transaction_id <= $3
  ORDER BY p.transaction_id, p.leg LIMIT ${PAGE}`
const SELECT_ONE = 'SELECT id, reference_type, reference_id, created_at FROM transactions WHERE id = $1'

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
 * A page of an account's trades after a transaction. Every trade locks and changes the account's USDT balance, and its transaction gets a
 * larger id than all before it: so nothing can be stored before the newest one later, whatever the clocks of the nodes.
 */
export async function listNewTrades(reader: Reader, userId: bigint, after: bigint): Promise<NewTrades> {
  const [newestRow] = await reader.query<{ id: bigint }>(LAST, [userId])
  const newest = newestRow!.id
  if (newest <= after) return { trades: [], until: after, isComplete: true }
  const found = await reader.query<PostingRow>(SELECT_NEXT, [userId, after, newest])
  const isAll = found.length < PAGE
  // Postings of the last transaction on a full page may be on the next page.
  const last = found.at(-1)!.id
  const whole = isAll ? found : found.filter(({ id }) => id !== last)
  const trades = new Map(whole.filter(isTrade).map(row => [row.id, toTrade(row)]))
  return { trades: [...trades.values()], until: isAll ? newest : whole.at(-1)!.id, isComplete: isAll }
}

/** Filled spot orders and all contract events; not the holds of open orders. */
const isTrade = ({ reference_type, type }: PostingRow) =>
  reference_type === 'contract' ||
  (reference_type === 'spotOrder' && (type === 'spotBuy' || type === 'spotSell'))

/** One of these transactions, for a retry. */
export async function findTradeTransaction(
  reader: Reader,
  id: bigint,
): Promise<TradeTransaction | undefined> {
  const [row] = await reader.query<TransactionRow>(SELECT_ONE, [id])
  return row && toTrade(row)
}
