import type { Services } from '#server/services.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import { fillIfOpen, productInstruments } from '#server/matching/limit-orders.ts'
import { findFirstHit, productPriceHistory } from '#server/matching/price-history.ts'
import type { OpenOrderBook } from '#server/matching/trigger-book.ts'
import { fillSpotOrder, triggerSpotOrder } from './fill-order.ts'
import {
  SPOT_TRIGGER_PRICES,
  fillsSpotOrder,
  findOpenSpotOrder,
  nextSpotEvent,
  type FirstHit,
  type SpotEvent,
} from './open-order.ts'
import type { SpotOrderRow } from './order.ts'

/** Open spot orders. */
export function spotBook({ store, market }: Pick<Services, 'store' | 'market'>): OpenOrderBook<SpotOrderRow> {
  const fill = (order: SpotOrderRow, { price, time: filledAt }: SpotEvent) => {
    const product = findProduct(Number(order.product_id))!
    const exitFeeRate = feeRateOf(product.productType, SPOT_POSITION, 2)
    return fillIfOpen(() =>
      store.execute(fillSpotOrder, { orderId: order.id, price, filledAt, product, exitFeeRate }),
    )
  }

  /** Does to an order what the market does first, and, once its stop price is reached, what follows. */
  const process = async (order: SpotOrderRow, firstHit: FirstHit, from: number): Promise<boolean> => {
    const event = nextSpotEvent(order, firstHit, from)
    if (!event) return false
    if (event.kind === 'fill') return fill(order, event)
    const isTriggered = await fillIfOpen(() =>
      store.execute(triggerSpotOrder, { orderId: order.id, time: event.time }),
    )
    const triggered = isTriggered ? await findOpenSpotOrder(store, order.id) : undefined
    const next = triggered && nextSpotEvent(triggered, firstHit, from)
    if (next?.kind === 'fill') await fill(triggered!, next)
    return isTriggered
  }

  /** The prices of an order up to a time (epoch ms); undefined when its product no longer exists. */
  const hitsUntil = (order: SpotOrderRow, until: number): FirstHit | undefined => {
    const product = findProduct(Number(order.product_id))
    const history = product && productPriceHistory(market, product)
    return history && ((limit, since) => findFirstHit(history, limit, since, until))
  }

  return {
    kind: 'spot orders',
    table: SPOT_TRIGGER_PRICES,
    sinceColumn: 'created_at',
    instruments: productInstruments({ market }),
    parsePrice,
    processRow: (row, prices, { from }) =>
      process(row as SpotOrderRow, (limit, since) => prices.firstHit(limit, since), from),
    catchUp: async (id, from = 0) => {
      const order = await findOpenSpotOrder(store, id)
      const firstHit = order && hitsUntil(order, market.now())
      return firstHit ? process(order, firstHit, from) : false
    },
    isReached: (order, from, until) => {
      const firstHit = hitsUntil(order, until)
      return firstHit !== undefined && fillsSpotOrder(order, firstHit, from)
    },
  }
}
