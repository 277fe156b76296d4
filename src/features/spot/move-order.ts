import type { SpotOrder } from '#models'
import type { OrderTerms } from './validate-ticket.ts'

/** Where a line of an open order was moved to. */
export type MovedPrice = { readonly limitPrice: string } | { readonly stopPrice: string }

/** The prices of an open order that can be moved, by name. The limit of one that waits for its stop price cannot be reached yet. */
export function movablePrices(order: SpotOrder): Partial<Record<'limitPrice' | 'stopPrice', string>> {
  const { limitPrice, stopPrice, triggeredAt, orderType } = order
  const isWaiting = stopPrice !== undefined && triggeredAt === undefined
  const hasLimit = limitPrice !== null && (!isWaiting || orderType === 'oco')
  return { ...(hasLimit && { limitPrice }), ...(isWaiting && { stopPrice }) }
}

/**
 * The terms of the order that takes the place of an open one, with one of its prices moved and all else as it is. One whose stop price was
 * reached is a limit order by now.
 */
export function termsOfMoved(order: SpotOrder, moved: MovedPrice): OrderTerms {
  const { exchangeType, quantity, expiresAt, takeProfitPrice, stopLossPrice } = order
  const isTriggered = order.triggeredAt !== undefined
  const orderType = isTriggered ? 'limit' : order.orderType
  const prices = {
    // The limit of a stop order follows from its stop price.
    limitPrice: orderType === 'stop' ? undefined : (order.limitPrice ?? undefined),
    stopPrice: isTriggered ? undefined : order.stopPrice,
    takeProfitPrice,
    stopLossPrice,
    ...moved,
  }
  return {
    exchangeType,
    orderType,
    quantity,
    ...Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)),
    ...(expiresAt !== undefined && { timeInForce: 'day' }),
  }
}
