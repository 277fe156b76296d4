import type { Services } from '#server/services.ts'
import type { Reader } from '#server/kernel/store.ts'
import { catchUpForOwner, isQuarantined, type TriggerBook } from './market-book.ts'

/** Whether a row belongs to a person. */
export async function isOwnedBy(
  reader: Reader,
  table: 'earning_orders' | 'loans' | TriggerBook['table']['table'],
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<boolean> {
  const rows = await reader.query(`SELECT id FROM ${table} WHERE id = $1 AND user_id = $2`, [id, userId])
  return rows.length > 0
}

/**
 * Fills an order whose price the market has already reached, before its owner cancels it. An order whose fill keeps failing can still
 * be cancelled.
 */
export async function catchUpBeforeCancel(
  { store, log }: Pick<Services, 'store' | 'log'>,
  book: TriggerBook,
  { userId, orderId }: { readonly userId: bigint; readonly orderId: bigint },
): Promise<void> {
  if (!(await isOwnedBy(store, book.table.table, { userId, id: orderId }))) return
  try {
    await catchUpForOwner(store, book, orderId)
  } catch (error) {
    if (!(await isQuarantined(store, book, orderId))) throw error
    log.error('fill before cancellation failed', error)
  }
}
