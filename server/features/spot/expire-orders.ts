import type { Services } from '#server/services.ts'
import { pagedItems, type Job } from '#server/kernel/job.ts'
import { catchUpForOwner } from '#server/matching/catch-up.ts'
import { fillIfOpen } from '#server/matching/limit-orders.ts'
import { expireSpotOrder } from './commands.ts'
import { listExpiredSpotOrders, type ExpiredSpotOrder } from './open-order.ts'
import { spotBook } from './spot-book.ts'

const FIRST: ExpiredSpotOrder = { id: 0n, expiresAt: 0 }

/** Cancels the day orders whose day has ended, each after every price of its day has been looked at. */
export function dayOrderJob({ store, market }: Pick<Services, 'store' | 'market'>): Job {
  const book = spotBook({ store, market })
  return {
    name: 'expire day orders',
    intervalMs: 1000,
    due: () =>
      pagedItems(
        (after: ExpiredSpotOrder | undefined, limit) =>
          listExpiredSpotOrders(store, market.now(), after ?? FIRST, limit),
        ({ id }) => ({
          key: `${id}`,
          run: async () => {
            await catchUpForOwner(store, book, id)
            return fillIfOpen(() => store.execute(expireSpotOrder, { orderId: id }))
          },
        }),
      ),
  }
}
