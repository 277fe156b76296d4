import { fillSpotOrder } from './commands.ts'
import {
  SPOT_TRIGGER_PRICES,
  findOpenSpotOrder,
  toOpenSpotOrder,
  type OpenSpotOrder,
  type OpenSpotOrderRow,
} from './order.ts'
import type { Services } from '#server/services.ts'
import { parsePrice } from '#server/ledger/units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { limitOrderProcessing, productInstruments } from '#server/matching/limit-orders.ts'
import { productPriceHistory } from '#server/matching/price-history.ts'
import type { TriggerBook } from '#server/matching/trigger-book.ts'

/** Open spot orders. */
export function spotBook({ store, market }: Pick<Services, 'store' | 'market'>): TriggerBook {
  return {
    kind: 'spot orders',
    table: SPOT_TRIGGER_PRICES,
    sinceColumn: 'created_at',
    instruments: productInstruments({ market }),
    parsePrice,
    ...limitOrderProcessing<OpenSpotOrder, OpenSpotOrderRow>(
      { market },
      {
        toOrder: toOpenSpotOrder,
        find: id => findOpenSpotOrder(store, id),
        priceHistory: ({ productId }) => {
          const product = findProduct(productId)
          return product && productPriceHistory(market, product)
        },
        fill: async ({ id: orderId, productId }, { price, time: filledAt }) => {
          const product = getProduct(productId)
          await store.execute(fillSpotOrder, { orderId, price, filledAt, product })
        },
      },
    ),
  }
}
