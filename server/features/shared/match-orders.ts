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
  SPOT_ORDER_PRICES,
  findOpenOrder,
  toOpenOrder,
  type OpenOrder,
  type OpenOrderRow,
} from '../spot/order.ts'
import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import { parsePrice } from '#server/ledger/units.ts'
import { findProduct, getProduct } from '#server/market/catalogue.ts'
import { PAIRS, findPairOf, quotePair } from '#server/market/pairs.ts'
import type { Book, Instrument } from './market-book.ts'
import { pairTrack } from './pair-track.ts'
import { firstOnTrack, productTrack, type Barrier, type Reached, type Track } from './track.ts'

type Ports = Pick<Services, 'store' | 'market'>

export const productInstruments = ({ market }: Pick<Services, 'market'>): readonly Instrument[] =>
  market.products.map(({ productId }) => ({ key: `p${productId}`, names: [BigInt(productId)] }))

const pairInstruments: readonly Instrument[] = PAIRS.map(({ base, quote }) => ({
  key: `${base.productId}/${quote.productId}`,
  names: [BigInt(base.productId), BigInt(quote.productId)],
}))

/** Somebody was quicker: its owner cancelled it, or another node has filled it. */
const DONE_ALREADY = new Set(['order_not_open', 'order_unknown'])

/** Fills an order, unless that is done already. @returns whether it was this call that ended it */
export async function fillUnlessDone(fill: () => Promise<unknown>): Promise<boolean> {
  try {
    await fill()
    return true
  } catch (error) {
    if (error instanceof DomainError && DONE_ALREADY.has(error.code)) return false
    throw error
  }
}

/** A kind of order that waits for a price. */
interface Matching<Order, Found> {
  readonly toOrder: (row: Found) => Order
  readonly find: (id: bigint) => Promise<Order | undefined>
  /** What it is filled by; undefined when there is no such thing any more. */
  readonly track: (order: Order) => Track | undefined
  readonly fill: (order: Order, reached: Reached) => Promise<unknown>
}

type Limit = Barrier & { readonly createdAt: number }

/** How orders of a kind are filled, each by the first price since it was placed that reaches its limit. */
export function limitOrders<Order extends Limit, Found>(
  { market }: Pick<Services, 'market'>,
  { toOrder, find, track, fill }: Matching<Order, Found>,
): Pick<Book, 'work' | 'catchUp'> {
  return {
    work: async (row, prices, { from }) => {
      const order = toOrder(row as Found)
      const reached = prices.first(order, Math.max(from, order.createdAt))
      return reached ? fillUnlessDone(() => fill(order, reached)) : false
    },
    catchUp: async (id, from = 0) => {
      const order = await find(id)
      const path = order && track(order)
      const reached = path && firstOnTrack(path, order, Math.max(from, order.createdAt), market.now())
      return reached ? fillUnlessDone(() => fill(order, reached)) : false
    },
  }
}

/** Open spot orders. */
export function spotBook({ store, market }: Ports): Book {
  return {
    kind: 'spot orders',
    table: SPOT_ORDER_PRICES,
    since: 'created_at',
    instruments: productInstruments({ market }),
    parsePrice,
    ...limitOrders<OpenOrder, OpenOrderRow>(
      { market },
      {
        toOrder: toOpenOrder,
        find: id => findOpenOrder(store, id),
        track: ({ productId }) => {
          const product = findProduct(productId)
          return product && productTrack(market, product)
        },
        fill: async ({ id: orderId, productId }, { price, time: filledAt }) => {
          const product = getProduct(productId)
          await store.execute(fillSpotOrder, { orderId, price, filledAt, product })
        },
      },
    ),
  }
}

/** Open coin-to-coin orders, each filled at the two prices of its moment. */
export function bibiBook({ store, market }: Ports): Book {
  const pairOf = ({ baseProductId, quoteProductId }: OpenBibiOrder) =>
    findPairOf(baseProductId, quoteProductId)
  return {
    kind: 'coin-to-coin orders',
    table: BIBI_ORDER_PRICES,
    since: 'created_at',
    instruments: pairInstruments,
    parsePrice: parsePairPrice,
    ...limitOrders<OpenBibiOrder, OpenBibiRow>(
      { market },
      {
        toOrder: toOpenBibiOrder,
        find: id => findOpenBibiOrder(store, id),
        track: order => {
          const pair = pairOf(order)
          return pair && pairTrack(market, pair)
        },
        fill: async (order, { price, time: filledAt }) => {
          const pair = pairOf(order)
          if (!pair) throw new Error(`Order ${order.id} is in a pair that does not exist.`)
          const { basePrice, quotePrice } = quotePair(market, pair, filledAt)
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
