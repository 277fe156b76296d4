import type { Services } from '#server/services.ts'
import { isOwnedBy } from '#server/kernel/owned-rows.ts'
import type { Reader } from '#server/kernel/store.ts'
import { isQuarantined, unscannedSince, type TriggerBook } from './trigger-book.ts'

/** Processes one row up to now, before its owner acts on it. */
export async function catchUpForOwner(
  reader: Reader,
  book: Pick<TriggerBook, 'kind' | 'catchUp'>,
  id: bigint,
): Promise<void> {
  await book.catchUp(id, await unscannedSince(reader, book, id))
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
