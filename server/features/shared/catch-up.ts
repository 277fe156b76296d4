import type { Services } from '#server/services.ts'
import type { Reader } from '#server/kernel/store.ts'
import { catchUpForOwner, hasFailed, type Book } from './market-book.ts'

/** Whether something is a person's own: nobody else's call does anything to it. */
export async function isOwn(
  reader: Reader,
  table: 'earning_orders' | 'loans' | Book['table']['table'],
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<boolean> {
  const rows = await reader.query(`SELECT id FROM ${table} WHERE id = $1 AND user_id = $2`, [id, userId])
  return rows.length > 0
}

/**
 * Fills an order that the market has reached already, before its owner cancels it: nobody cancels what has happened. An order whose fill
 * keeps failing can be cancelled all the same.
 */
export async function catchUpBeforeCancel(
  { store, log }: Pick<Services, 'store' | 'log'>,
  book: Book,
  { userId, orderId }: { readonly userId: bigint; readonly orderId: bigint },
): Promise<void> {
  if (!(await isOwn(store, book.table.table, { userId, id: orderId }))) return
  try {
    await catchUpForOwner(store, book, orderId)
  } catch (error) {
    if (!(await hasFailed(store, book, orderId))) throw error
    log.error('fill before cancellation failed', error)
  }
}
