import type { Services } from '../http/handler.ts'
import { catchUpForOwner } from '../operator/market-book.ts'
import type { Book } from '../operator/market-book.ts'

/**
 * Fills an order that the market has reached already, before its owner cancels it: nobody cancels what has happened. An order whose fill
 * fails unexpectedly can be cancelled all the same; the failure is logged.
 */
export async function catchUpBeforeCancel(
  { store, log }: Pick<Services, 'store' | 'log'>,
  book: Pick<Book, 'kind' | 'catchUp'>,
  orderId: bigint,
): Promise<void> {
  try {
    await catchUpForOwner(store, book, orderId)
  } catch (error) {
    log.error('fill before cancellation failed', error)
  }
}
