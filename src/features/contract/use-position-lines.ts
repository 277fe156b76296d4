import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import type { PriceLine, PriceLineKind } from '#src/widgets/chart/price-line.ts'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import { usePositions, useWaitingOrders } from './use-contracts.ts'

/** One's own positions and waiting contract orders in a product, as lines across its chart; a guest has none. */
export function usePositionLines(productId: number): PriceLine[] {
  const t = useMessages('contract')
  const exactly = useExactly()
  const isSignedIn = useIsSignedIn()
  const positions = usePositions({ productId }, isSignedIn).rows ?? []
  const orders = useWaitingOrders({ productId }, isSignedIn).rows ?? []
  const words = ({ direction, quantity }: { direction: 'long' | 'short'; quantity: string }) => ({
    direction: direction === 'long' ? t.long() : t.short(),
    quantity: exactly(quantity),
  })
  const lineOf = (id: string, kind: PriceLineKind, price: string | null, label: string): PriceLine[] =>
    price === null ? [] : [{ id: `contract ${id} ${kind}`, kind, price, label }]
  return [
    ...positions.flatMap(position => [
      ...lineOf(position.id, 'entry', position.entryPrice, t.lineEntry(words(position))),
      ...lineOf(position.id, 'takeProfit', position.takeProfit, t.lineTakeProfit()),
      ...lineOf(position.id, 'stopLoss', position.stopLoss, t.lineStopLoss()),
      ...lineOf(position.id, 'liquidation', position.liquidationPrice, t.lineLiquidation()),
    ]),
    ...orders.flatMap(order => lineOf(order.id, 'order', order.limitPrice, t.lineOrder(words(order)))),
  ]
}
