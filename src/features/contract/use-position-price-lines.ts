import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import type { PriceLine, PriceLineKind } from '#src/widgets/chart/price-line.ts'
import { usePositions, useOpenContractOrders } from './use-contracts.ts'
import { useOwnFormat } from '#src/widgets/exact-amount.tsx'

/** The chart price lines of own positions and open contract orders in a product; none for a guest. */
export function usePositionPriceLines(productId: number): PriceLine[] {
  const t = useMessages('contract')
  const own = useOwnFormat()
  const isSignedIn = useIsSignedIn()
  const positions = usePositions({ productId }, isSignedIn).rows ?? []
  const orders = useOpenContractOrders({ productId }, isSignedIn).rows ?? []
  const labelParams = ({ direction, quantity }: { direction: 'long' | 'short'; quantity: string }) => ({
    direction: direction === 'long' ? t.long() : t.short(),
    quantity: own(quantity),
  })
  const priceLine = (id: string, kind: PriceLineKind, price: string | null, label: string): PriceLine[] =>
    price === null ? [] : [{ id: `contract ${id} ${kind}`, kind, price, label }]
  return [
    ...positions.flatMap(position => [
      ...priceLine(position.id, 'entry', position.entryPrice, t.lineEntry(labelParams(position))),
      ...priceLine(position.id, 'takeProfit', position.takeProfit, t.lineTakeProfit()),
      ...priceLine(position.id, 'stopLoss', position.stopLoss, t.lineStopLoss()),
      ...priceLine(position.id, 'liquidation', position.liquidationPrice, t.lineLiquidation()),
    ]),
    ...orders.flatMap(order =>
      priceLine(order.id, 'order', order.limitPrice, t.lineOrder(labelParams(order))),
    ),
  ]
}
