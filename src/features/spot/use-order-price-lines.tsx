import type { SpotOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Price } from '#src/ui/figures/price.tsx'
import type { Definition } from '#src/ui/list.tsx'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

/** The prices at which an order waits or waited, when a day order ends, and the take profit and stop loss of a purchase. */
export function useOrderPriceLines(order: SpotOrder | undefined): Definition[] {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const date = useDateFormat()
  const priceScale = usePriceScale(order?.productId)
  if (!order) return []
  const { orderType, exchangeType, limitPrice, stopPrice, triggeredAt, expiresAt } = order
  const price = (label: string, value: string | null | undefined): Definition[] =>
    value ? [{ label, value: <Price value={value} decimals={decimalsOf(value, priceScale)} /> }] : []
  const time = (label: string, value: number | undefined): Definition[] =>
    value === undefined ? [] : [{ label, value: date(value, 'moment') }]
  // The limit of a stop order to buy is the most it pays.
  const isProtected = orderType === 'stop' && exchangeType === 1
  return [
    ...price(spot.stopPrice(), stopPrice),
    ...price(isProtected ? spot.atMost() : t.limitPrice(), limitPrice),
    ...price(spot.takeProfit(), order.takeProfitPrice),
    ...price(spot.stopLoss(), order.stopLossPrice),
    ...time(spot.stopReached(), triggeredAt),
    ...time(spot.validUntil(), expiresAt),
  ]
}
