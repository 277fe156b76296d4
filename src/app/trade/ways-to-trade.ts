import type { ComponentType } from 'react'
import type { Product } from '#src/api/generated/models/index.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import type { PositionType } from '#src/stores/way-to-trade.ts'
import type { OrdersProps, TicketProps } from '#src/widgets/ticket/order-operation.ts'

/** A way to trade on the trade tab, or a screen of its own that leads there. */
export type WayToTrade = { positionType: PositionType } & (
  | {
      ticket: () => Promise<{ default: ComponentType<TicketProps> }>
      orders: () => Promise<{ default: ComponentType<OrdersProps> }>
      route?: never
    }
  | { route: Route; ticket?: never; orders?: never }
)

/**
 * All that this app offers, in the order in which they are shown. Each comes when it is chosen (see widgets/ticket/order-operation.ts
 * for how to plug in another). Buying outright comes first among them where nothing was chosen: it can lose no more than it costs.
 */
export const waysToTrade: readonly WayToTrade[] = [
  {
    positionType: '0',
    ticket: () => import('#src/features/quick/quick-ticket.tsx'),
    orders: () => import('#src/features/quick/quick-orders.tsx'),
  },
  {
    positionType: '1',
    ticket: () => import('#src/features/contract/contract-ticket.tsx'),
    orders: () => import('#src/features/contract/contract-orders.tsx'),
  },
  {
    positionType: '2',
    ticket: () => import('#src/features/spot/spot-ticket.tsx'),
    orders: () => import('#src/features/spot/spot-orders.tsx'),
  },
  { positionType: '3', route: PATHS.coinTrade },
]

/** The ways in which a product may be traded here (R1.2). */
export function waysOf({ PositionType }: Pick<Product, 'PositionType'>): WayToTrade[] {
  const types = PositionType.split('/')
  return waysToTrade.filter(way => types.includes(way.positionType))
}

/** The way that is shown: the one last chosen, else buying outright, else the first. A screen of its own is never shown here. */
export function shownWay(
  ways: readonly WayToTrade[],
  chosen: PositionType | undefined,
): Extract<WayToTrade, { ticket: unknown }> | undefined {
  const here = ways.filter(way => way.ticket !== undefined)
  return (
    here.find(way => way.positionType === chosen) ?? here.find(way => way.positionType === '2') ?? here[0]
  )
}
