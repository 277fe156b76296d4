import { listDueQuickOrders } from '../domain/quick/order.ts'
import type { DueQuickOrder } from '../domain/quick/order.ts'
import { settleQuickOrder } from '../domain/quick/commands.ts'
import type { SettleQuickOrder } from '../domain/quick/commands.ts'
import type { Services } from '../http/handler.ts'
import { findProduct } from '../market/catalogue.ts'
import type { Market } from '../market/market.ts'
import { eachDue } from './each-due.ts'

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

/**
 * Settles every quick order whose duration is over, each by the price of its own last moment, however long ago that was. An order is
 * settled once, on however many nodes this runs.
 * @returns how many it looked at
 * @throws AggregateError of what failed, after all others are settled
 */
export function settleQuickOrders({ store, market }: Pick<Services, 'store' | 'market'>): Promise<number> {
  const now = market.now()
  return eachDue(
    'quick orders',
    (after: DueQuickOrder | undefined, limit) => listDueQuickOrders(store, now, after ?? BEFORE_ALL, limit),
    order => store.execute(settleQuickOrder, { orderId: order.id, close: closeOf(market, order) }),
  )
}
