import type { Services } from '#server/services.ts'
import { isOwnedBy } from '#server/kernel/owned-rows.ts'
import { StoreUnavailableError } from '#server/kernel/store-unavailable.ts'
import type { Reader } from '#server/kernel/store.ts'
import { isQuarantined, unscannedSince, type OpenOrderBook, type TriggerBook } from './trigger-book.ts'

/** Processes one row up to now, before its owner acts on it. */
export async function catchUpForOwner(
  reader: Reader,
  book: Pick<TriggerBook, 'kind' | 'catchUp'>,
  id: bigint,
): Promise<void> {
  await book.catchUp(id, await unscannedSince(reader, book, id))
}

/** An own open order that is to be canceled, as the market has not reached it so far. */
export interface OrderToCancel<Order> {
  readonly orderId: bigint
  /**
   * Whether the market has reached the order, as it is stored, by a time (epoch ms). Asked under the lock of the wallet: until then the
   * owner may have delayed the command and watched the market.
   */
  readonly isReached: (order: Order, until: number) => boolean
}

/**
 * Fills an order whose price the market has already reached, before its owner cancels it. An order whose fill keeps failing can still
 * be canceled; but not because the store is busy, which the owner can bring about.
 */
export async function catchUpBeforeCancel<Order>(
  { store, log, market }: Pick<Services, 'store' | 'log' | 'market'>,
  book: OpenOrderBook<Order>,
  { userId, orderId }: { readonly userId: bigint; readonly orderId: bigint },
): Promise<OrderToCancel<Order>> {
  let caughtUpAt = 0
  if (await isOwnedBy(store, book.table.table, { userId, id: orderId })) {
    const now = market.now()
    try {
      await catchUpForOwner(store, book, orderId)
    } catch (error) {
      if (error instanceof StoreUnavailableError || !(await isQuarantined(store, book, orderId))) throw error
      log.error('fill before cancellation failed', error)
      return { orderId, isReached: () => false }
    }
    caughtUpAt = now
  }
  return { orderId, isReached: (order, until) => book.isReached(order, caughtUpAt, until) }
}
