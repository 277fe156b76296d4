import { read, type Context, type Reader, type Steps } from '#server/kernel/store.ts'

export interface WatchlistItem {
  readonly productId: number
  /** Milliseconds since 1970 UTC. */
  readonly addedAt: number
}

export interface WatchlistChange {
  readonly userId: bigint
  readonly productId: number
}

const ADD = `INSERT INTO watchlist(user_id, product_id, added_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING product_id`
const REMOVE = 'DELETE FROM watchlist WHERE user_id = $1 AND product_id = $2 RETURNING product_id'
const LIST =
  'SELECT product_id, added_at FROM watchlist WHERE user_id = $1 ORDER BY added_at DESC, product_id'

/** Adds a product to the watchlist. Idempotent; answers whether it was added. */
export function* addToWatchlist(context: Context, { userId, productId }: WatchlistChange): Steps<boolean> {
  const added = yield* read(ADD, [userId, BigInt(productId), context.now])
  return added.length > 0
}

/** Removes a product from the watchlist. Idempotent; answers whether it was removed. */
export function* removeFromWatchlist(_: Context, { userId, productId }: WatchlistChange): Steps<boolean> {
  const removed = yield* read(REMOVE, [userId, BigInt(productId)])
  return removed.length > 0
}

/** A person's watchlist, last added first. */
export async function listWatchlist(reader: Reader, userId: bigint): Promise<WatchlistItem[]> {
  const rows = await reader.query<{ product_id: bigint; added_at: bigint }>(LIST, [userId])
  return rows.map(row => ({ productId: Number(row.product_id), addedAt: Number(row.added_at) }))
}
