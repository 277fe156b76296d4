import { listDueQuickOrders, type DueQuickOrder } from './order.ts'
import { settleQuickOrder, type SettleQuickOrder } from './commands.ts'
import type { Services } from '#server/services.ts'
import { completeJob, listedItems, type Job } from '#server/kernel/job.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'

/** The public price at the moment when an order's duration was over; it is the same whenever it is asked for. */
function closeOf(market: Market, { productId, expiresAt }: DueQuickOrder): SettleQuickOrder['close'] {
  const product = findProduct(productId)
  if (!product) return { reason: 'hint_product_unknown' }
  const { status, reason } = market.trading(product, expiresAt)
  if (status !== 'open') return { reason: reason ?? 'hint_market_closed' }
  const { nowPrice: price, time } = market.quote(product, expiresAt)
  return { price, time }
}

const BEFORE_ALL: Pick<DueQuickOrder, 'expiresAt' | 'id'> = { expiresAt: 0, id: 0n }

type Ports = Pick<Services, 'store' | 'market'>

/** Settles every quick order whose duration is over, each by the price of its own last moment, however long ago that was; each once. */
export const quickSettlementJob = ({ store, market }: Ports): Job => ({
  name: 'settle quick orders',
  every: 250,
  due: () =>
    listedItems(
      (after: DueQuickOrder | undefined, limit) =>
        listDueQuickOrders(store, market.now(), after ?? BEFORE_ALL, limit),
      order => ({
        key: `${order.id}`,
        work: () => store.execute(settleQuickOrder, { orderId: order.id, close: closeOf(market, order) }),
      }),
    ),
})

/** Settles what is over. @returns how many orders it looked at */
export const settleQuickOrders = (ports: Ports): Promise<number> => completeJob(quickSettlementJob(ports))
