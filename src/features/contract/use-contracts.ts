import { useMemo } from 'react'
import {
  useListContractHistoryInfinite,
  useListContractOrdersInfinite,
  useListContractPositionsInfinite,
} from '#src/api/generated/contract/contract.ts'
import type { ContractCloseReason, ContractPosition } from '#models'
import { useQuoteChannel } from '#src/api/quote-channels.ts'
import { useOrderPages } from '#src/widgets/orders/use-order-pages.ts'
import { firstPage, pollWhile } from '#src/widgets/lists/use-pages.ts'

/** ms between polls: the market may close a position or fill an order at any moment. */
const openInterval = 5000

const isOpen = ({ status }: { status: string }) => status === 'open'
const openPages = { view: 'open', isOpen, placedBy: 'placeContractOrder' } as const
const closedPages = { view: 'history', isOpen, placedBy: 'placeContractOrder' } as const

interface ProductFilter {
  /** Undefined: of all products. */
  productId: number | undefined
}

const filterOf = ({ productId }: ProductFilter) => (productId === undefined ? {} : { productId })

/** The open positions of the account signed in, newest first, page by page. */
export function usePositions(filter: ProductFilter, enabled = true) {
  const positions = useListContractPositionsInfinite(
    { ...firstPage, ...filterOf(filter) },
    { query: { enabled, refetchInterval: pollWhile(isOpen, openInterval) } },
  )
  return useOrderPages(positions, openPages)
}

/** The open limit orders. */
export function useOpenContractOrders(filter: ProductFilter, enabled = true) {
  const orders = useListContractOrdersInfinite(
    { ...firstPage, status: 'open', ...filterOf(filter) },
    { query: { enabled, refetchInterval: pollWhile(isOpen, openInterval) } },
  )
  return useOrderPages(orders, openPages)
}

/** The orders that reached their price but could not be filled. */
export function useRejectedOrders(filter: ProductFilter) {
  const orders = useListContractOrdersInfinite({ ...firstPage, status: 'rejected', ...filterOf(filter) })
  return useOrderPages(orders, closedPages)
}

export interface HistoryFilter extends ProductFilter {
  closeReason: ContractCloseReason | undefined
  /** Closed at this time or later, epoch ms. */
  startTime: number | undefined
}

/** The closed positions. */
export function useClosedPositions({ productId, closeReason, startTime }: HistoryFilter) {
  const positions = useListContractHistoryInfinite({
    ...firstPage,
    ...filterOf({ productId }),
    ...(closeReason === undefined ? {} : { closeReason }),
    ...(startTime === undefined ? {} : { startTime }),
  })
  return useOrderPages(positions, closedPages)
}

/** Keeps the prices of positions live while they are on screen. */
export function useLivePositions(positions: readonly ContractPosition[] | undefined): void {
  const types = useMemo(() => new Set(positions?.map(position => position.productType)), [positions])
  useQuoteChannel(types.has(1) ? 'type-1' : undefined)
  useQuoteChannel(types.has(2) ? 'type-2' : undefined)
  useQuoteChannel(types.has(3) ? 'type-3' : undefined)
  useQuoteChannel(types.has(4) ? 'type-4' : undefined)
}
