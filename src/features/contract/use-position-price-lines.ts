import type { ContractOrder, ContractPosition } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import type { PriceLine, PriceLineKind } from '#src/widgets/chart/price-line.ts'
import { useContractRules } from './use-contract-rules.ts'
import { usePositions, useOpenContractOrders } from './use-contracts.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** Reviews a change of the take profit or the stop loss of a position. */
export type ReviewExits = (
  position: ContractPosition,
  proposed: Partial<Pick<ContractPosition, 'takeProfit' | 'stopLoss'>>,
) => void

/** Reviews an open order at another limit price. */
export type ReviewContractMove = (order: ContractOrder, limitPrice: string) => void

export interface PositionPriceLinesOptions {
  reviewExits: ReviewExits
  reviewMove: ReviewContractMove
}

/**
 * The chart price lines of own positions and open contract orders in a product; none for a guest. Take profit, stop loss
 * and orders can be moved.
 */
export function usePositionPriceLines(
  product: ProductKey & { productId: number },
  { reviewExits, reviewMove }: PositionPriceLinesOptions,
): PriceLine[] {
  const t = useMessages('contract')
  const own = useOwnFormat()
  const isSignedIn = useIsSignedIn()
  const { productId } = product
  const positions = usePositions({ productId }, isSignedIn).rows ?? []
  const orders = useOpenContractOrders({ productId }, isSignedIn).rows ?? []
  const { rules } = useContractRules(product, orders.length > 0)
  const labelParams = ({ direction, quantity }: { direction: 'long' | 'short'; quantity: string }) => ({
    direction: direction === 'long' ? t.long() : t.short(),
    quantity: own(quantity),
  })
  const priceLine = (id: string, kind: PriceLineKind, price: string | null, label: string): PriceLine[] =>
    price === null ? [] : [{ id: `contract ${id} ${kind}`, kind, price, label }]
  const exitLine = (position: ContractPosition, kind: 'takeProfit' | 'stopLoss', label: string) =>
    priceLine(position.id, kind, position[kind], label).map(line => ({
      ...line,
      step: position.priceStep,
      onMove: (price: string) => reviewExits(position, { [kind]: price }),
    }))
  return [
    ...positions.flatMap(position => [
      ...priceLine(position.id, 'entry', position.entryPrice, t.lineEntry(labelParams(position))),
      ...exitLine(position, 'takeProfit', t.lineTakeProfit()),
      ...exitLine(position, 'stopLoss', t.lineStopLoss()),
      ...priceLine(position.id, 'liquidation', position.liquidationPrice, t.lineLiquidation()),
    ]),
    ...orders.flatMap(order =>
      priceLine(order.id, 'order', order.limitPrice, t.lineOrder(labelParams(order))).map(line => ({
        ...line,
        // Its price has to be a whole number of steps.
        ...(rules && {
          step: rules.priceStep,
          onMove: (limitPrice: string) => reviewMove(order, limitPrice),
        }),
      })),
    ),
  ]
}
