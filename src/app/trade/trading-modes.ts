import type { ComponentType } from 'react'
import type { Product } from '#models'
import { contractDraftForm } from '#src/features/contract/contract-draft.ts'
import { spotDraftForm } from '#src/features/spot/spot-draft.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import type { TradingModeId } from '#src/stores/trading/trading-mode.ts'
import type { OrdersProps, TicketProps } from '#src/widgets/ticket/order-operation.ts'

/** A trading mode: a ticket and orders on the trade tab, or the route of a screen of its own. */
export type TradingMode = { positionType: TradingModeId } & (
  | {
      ticket: () => Promise<{ default: ComponentType<TicketProps> }>
      orders: () => Promise<{ default: ComponentType<OrdersProps> }>
      /** The name of the ticket's draft, where it has limit orders. */
      limitForm?: (product: ProductKey) => string
      route?: never
    }
  | { route: Route; ticket?: never; orders?: never; limitForm?: never }
)

/** Leveraged contracts. */
export const contracts: TradingMode = {
  positionType: '1',
  ticket: () => import('#src/features/contract/contract-ticket.tsx'),
  orders: () => import('#src/features/contract/contract-orders.tsx'),
  limitForm: contractDraftForm,
}

/**
 * All trading modes, in the order of the switch. Each is loaded when it is chosen (see
 * widgets/ticket/order-operation.ts for how to add one). Spot is the default: it cannot lose more than it costs.
 */
export const tradingModes: readonly TradingMode[] = [
  {
    positionType: '0',
    ticket: () => import('#src/features/quick/quick-ticket.tsx'),
    orders: () => import('#src/features/quick/quick-orders.tsx'),
  },
  contracts,
  {
    positionType: '2',
    ticket: () => import('#src/features/spot/spot-ticket.tsx'),
    orders: () => import('#src/features/spot/spot-orders.tsx'),
    limitForm: spotDraftForm,
  },
  { positionType: '3', route: PATHS.coinTrade },
]

/** The trading modes of a product (R1.2). */
export function modesOf({ PositionType }: Pick<Product, 'PositionType'>): TradingMode[] {
  const types = PositionType.split('/')
  return tradingModes.filter(way => types.includes(way.positionType))
}

/**
 * The mode on the trade tab: the last chosen, else spot, else the first. Modes with a screen of their own are left out.
 */
export function activeMode(
  ways: readonly TradingMode[],
  chosen: TradingModeId | undefined,
): Extract<TradingMode, { ticket: unknown }> | undefined {
  const onTradeTab = ways.filter(way => way.ticket !== undefined)
  return (
    onTradeTab.find(way => way.positionType === chosen) ??
    onTradeTab.find(way => way.positionType === '2') ??
    onTradeTab[0]
  )
}
