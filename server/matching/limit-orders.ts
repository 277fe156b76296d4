import type { Services } from '#server/services.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import type { Instrument, OpenOrderBook } from './trigger-book.ts'
import { findFirstHit, type PriceHistory, type PriceHit, type PriceLimit } from './price-history.ts'

export const productInstruments = ({ market }: Pick<Services, 'market'>): readonly Instrument[] =>
  market.products.map(({ productId }) => ({ key: `p${productId}`, ids: [BigInt(productId)] }))

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
): Pick<OpenOrderBook<Found>, 'processRow' | 'catchUp' | 'isReached'> {
  const firstHit = (order: Order, from: number, until: number) => {
    const history = priceHistory(order)
    return history && findFirstHit(history, order, Math.max(from, order.createdAt), until)
  }
  return {
    processRow: async (row, prices, { from }) => {
      const order = toOrder(row as Found)
      const reached = prices.firstHit(order, Math.max(from, order.createdAt))
      return reached ? fillIfOpen(() => fill(order, reached)) : false
    },
    catchUp: async (id, from = 0) => {
      const order = await find(id)
      const reached = order && firstHit(order, from, market.now())
      return reached ? fillIfOpen(() => fill(order, reached)) : false
    },
    isReached: (row, from, until) => firstHit(toOrder(row), from, until) !== undefined,
  }
}
