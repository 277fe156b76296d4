import type { Services } from '../http/handler.ts'
import type { Reader } from '../kernel/store.ts'
import { catchUpForOwner } from '../operator/market-book.ts'
import type { Book } from '../operator/market-book.ts'

/** Whose order it is: nobody else's call does anything to it. */
async function isOwner(reader: Reader, { table }: Book, userId: bigint, orderId: bigint): Promise<boolean> {
  const rows = await reader.query(`SELECT id FROM ${table.table} WHERE id = $1 AND user_id = $2`, [
    orderId,
    userId,
  ])
  return rows.length > 0
}

/**
 * Fills an order that the market has reached already, before its owner cancels it: nobody cancels what has happened. An order whose fill
 * fails unexpectedly can be cancelled all the same; the failure is logged.
 */
export async function catchUpBeforeCancel(
  { store, log }: Pick<Services, 'store' | 'log'>,
  book: Book,
  { userId, orderId }: { readonly userId: bigint; readonly orderId: bigint },
): Promise<void> {
  try {
    if (await isOwner(store, book, userId, orderId)) await catchUpForOwner(store, book, orderId)
  } catch (error) {
    log.error('fill before cancellation failed', error)
  }
}
