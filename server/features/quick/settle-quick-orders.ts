import { listDueQuickOrders, type DueQuickOrder } from './order.ts'
import { settleQuickOrder, type SettleQuickOrder } from './commands.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'

/** The public price at an order's expiry; the same whenever it is computed. */
function closingPriceOf(market: Market, { productId, expiresAt }: DueQuickOrder): SettleQuickOrder['close'] {
  const product = findProduct(productId)
  if (!product) return { reason: 'hint_product_unknown' }
  const { status, reason } = market.trading(product, expiresAt)
  if (status !== 'open') return { reason: reason ?? 'hint_market_closed' }
  const { nowPrice: price, time } = market.quote(product, expiresAt)
  return { price, time }
}

const FIRST_KEY: Pick<DueQuickOrder, 'expiresAt' | 'id'> = { expiresAt: 0, id: 0n }

type Dependencies = Pick<Services, 'store' | 'market'>

/** Settles all expired quick orders by the price at their expiry, however old; each once. */
export const quickSettlementJob = ({ store, market }: Dependencies): Job => ({
  name: 'settle quick orders',
  intervalMs: 250,
  due: () =>
    pagedItems(
      (after: DueQuickOrder | undefined, limit) =>
        listDueQuickOrders(store, market.now(), after ?? FIRST_KEY, limit),
      order => ({
        key: `${order.id}`,
        run: () =>
          store.execute(settleQuickOrder, { orderId: order.id, close: closingPriceOf(market, order) }),
      }),
    ),
})

/** Settles all expired orders. @returns how many */
export const settleQuickOrders = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(quickSettlementJob(ports))
