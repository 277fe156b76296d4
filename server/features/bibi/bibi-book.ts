import { fillBibiOrder } from './fill.ts'
import {
  BIBI_ORDER_PRICES,
  findOpenBibiOrder,
  toOpenBibiOrder,
  type OpenBibiOrder,
  type OpenBibiRow,
} from './order.ts'
import { parsePairPrice } from '#src/lib/trading/pair-math.ts'
import type { Services } from '#server/services.ts'
import { PAIRS, findPairByIds, quoteOfPair } from '#server/market/pairs.ts'
import { limitOrderProcessing } from '#server/matching/limit-orders.ts'
import { pairPriceHistory } from '#server/matching/pair-price-history.ts'
import type { Instrument, OpenOrderBook } from '#server/matching/trigger-book.ts'

const pairInstruments: readonly Instrument[] = PAIRS.map(({ base, quote }) => ({
  key: `${base.productId}/${quote.productId}`,
  ids: [BigInt(base.productId), BigInt(quote.productId)],
}))

/** Open coin-to-coin orders, each filled at the prices of both coins at the same time. */
export function bibiBook({ store, market }: Pick<Services, 'store' | 'market'>): OpenOrderBook<OpenBibiRow> {
  const pairOf = ({ baseProductId, quoteProductId }: OpenBibiOrder) =>
    findPairByIds(baseProductId, quoteProductId)
  return {
    kind: 'coin-to-coin orders',
    table: BIBI_ORDER_PRICES,
    sinceColumn: 'created_at',
    instruments: pairInstruments,
    parsePrice: parsePairPrice,
    ...limitOrderProcessing<OpenBibiOrder, OpenBibiRow>(
      { market },
      {
        toOrder: toOpenBibiOrder,
        find: id => findOpenBibiOrder(store, id),
        priceHistory: order => {
          const pair = pairOf(order)
          return pair && pairPriceHistory(market, pair)
        },
        fill: async (order, { price, time: filledAt }) => {
          const pair = pairOf(order)
          if (!pair) throw new Error(`Order ${order.id} is in a pair that does not exist.`)
          const { basePrice, quotePrice } = quoteOfPair(market, pair, filledAt)
          await store.execute(fillBibiOrder, {
            orderId: order.id,
            price,
            basePrice,
            quotePrice,
            filledAt,
            pair,
          })
        },
      },
    ),
  }
}
