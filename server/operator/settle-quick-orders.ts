import { listDueQuickOrders } from '../domain/quick/order.ts'
import type { DueQuickOrder } from '../domain/quick/order.ts'
import { settleQuickOrder } from '../domain/quick/commands.ts'
import type { SettleQuickOrder } from '../domain/quick/commands.ts'
import type { Services } from '../http/handler.ts'
import { findProduct } from '../market/catalogue.ts'
import type { Market } from '../market/market.ts'

/** As many orders as are read, and settled beside each other. */
const PAGE = 100

/** The public price at the moment when an order's duration was over; it is the same whenever it is asked for. */
function closeOf(market: Market, { productId, expiresAt }: DueQuickOrder): SettleQuickOrder['close'] {
  const product = findProduct(productId)
  if (!product) return { reason: 'hint_product_unknown' }
  const { status, reason } = market.trading(product, expiresAt)
  if (status !== 'open') return { reason: reason ?? 'hint_market_closed' }
  const { nowPrice: price, time } = market.quote(product, expiresAt)
  return { price, time }
}

/**
 * Settles every quick order whose duration is over, each by the price of its own last moment, however long ago that was. It keeps
 * nothing: it may run on several nodes, be killed and begin anew, and an order is still settled once. One that fails does not keep
 * the others waiting.
 * @returns how many it looked at
 * @throws AggregateError of what failed, after all others are settled
 */
export async function settleQuickOrders({
  store,
  market,
}: Pick<Services, 'store' | 'market'>): Promise<number> {
  const now = market.now()
  const failures: unknown[] = []
  let after: Pick<DueQuickOrder, 'expiresAt' | 'id'> = { expiresAt: 0, id: 0n }
  let looked = 0
  for (;;) {
    const due = await listDueQuickOrders(store, now, after, PAGE)
    const settled = await Promise.allSettled(
      due.map(order => store.execute(settleQuickOrder, { orderId: order.id, close: closeOf(market, order) })),
    )
    failures.push(...settled.flatMap(one => (one.status === 'rejected' ? [one.reason] : [])))
    looked += due.length
    const last = due.at(-1)
    if (!last || due.length < PAGE) break
    after = last
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} quick orders could not be settled`)
  return looked
}
