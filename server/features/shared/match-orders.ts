import { fillBibiOrder } from '../bibi/commands.ts'
import {
  BIBI_ORDER_PRICES,
  findOpenBibiOrder,
  toOpenBibiOrder,
  type OpenBibiOrder,
  type OpenBibiRow,
} from '../bibi/order.ts'
import { parsePairPrice } from '../bibi/pricing.ts'
import { fillSpotOrder } from '../spot/commands.ts'
import {
  SPOT_TRIGGER_PRICES,
  findOpenSpotOrder,
  toOpenSpotOrder,
  type OpenSpotOrder,
  type OpenSpotOrderRow,
} from '../spot/order.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import { parsePrice } from '#server/ledger/units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { PAIRS, findPairByIds, quoteOfPair } from '#server/market/pairs.ts'
import type { TriggerBook, Instrument } from './market-book.ts'
import { pairPriceHistory } from './pair-track.ts'
import {
  findFirstHit,
  productPriceHistory,
  type PriceLimit,
  type PriceHit,
  type PriceHistory,
} from './track.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

export const productInstruments = ({ market }: Pick<Services, 'market'>): readonly Instrument[] =>
  market.products.map(({ productId }) => ({ key: `p${productId}`, ids: [BigInt(productId)] }))

const pairInstruments: readonly Instrument[] = PAIRS.map(({ base, quote }) => ({
  key: `${base.productId}/${quote.productId}`,
  ids: [BigInt(base.productId), BigInt(quote.productId)],
}))

/** The errors of an order that its owner has cancelled, or another node has filled, in the meantime. */
const ALREADY_CLOSED = new Set(['order_not_open', 'order_unknown'])

/** Fills an order unless it is already closed. @returns whether this call filled it */
export async function fillIfOpen(fill: () => Promise<unknown>): Promise<boolean> {
  try {
    await fill()
    return true
  } catch (error) {
    if (error instanceof DomainError && ALREADY_CLOSED.has(error.code)) return false
    throw error
  }
}

/** A kind of limit order. */
interface LimitOrderKind<Order, Found> {
  readonly toOrder: (row: Found) => Order
  readonly find: (id: bigint) => Promise<Order | undefined>
  /** The prices that fill it; undefined when its instrument no longer exists. */
  readonly priceHistory: (order: Order) => PriceHistory | undefined
  readonly fill: (order: Order, reached: PriceHit) => Promise<unknown>
}

type OpenLimitOrder = PriceLimit & { readonly createdAt: number }

/** Fills limit orders of a kind, each at the first price since it was placed that reaches its limit. */
export function limitOrderProcessing<Order extends OpenLimitOrder, Found>(
  { market }: Pick<Services, 'market'>,
  { toOrder, find, priceHistory, fill }: LimitOrderKind<Order, Found>,
): Pick<TriggerBook, 'processRow' | 'catchUp'> {
  return {
    processRow: async (row, prices, { from }) => {
      const order = toOrder(row as Found)
      const reached = prices.firstHit(order, Math.max(from, order.createdAt))
      return reached ? fillIfOpen(() => fill(order, reached)) : false
    },
    catchUp: async (id, from = 0) => {
      const order = await find(id)
      const history = order && priceHistory(order)
      const reached = history && findFirstHit(history, order, Math.max(from, order.createdAt), market.now())
      return reached ? fillIfOpen(() => fill(order, reached)) : false
    },
  }
}

/** Open spot orders. */
export function spotBook({ store, market }: Dependencies): TriggerBook {
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

/** Open coin-to-coin orders, each filled at the prices of both coins at the same time. */
export function bibiBook({ store, market }: Dependencies): TriggerBook {
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
