import { useMemo } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import {
  getListContractHistoryQueryKey,
  getListContractOrdersQueryKey,
  getListContractPositionsQueryKey,
  listContractHistory,
  listContractOrders,
  listContractPositions,
} from '#src/api/generated/contract/contract.ts'
import type { ContractCloseReason, ContractOrder, ContractPosition } from '#src/api/generated/models/index.ts'
import { useQuoteChannel } from '#src/api/quote-channels.ts'
import { useOrderPages } from '#src/widgets/orders/use-order-pages.ts'
import { contractLists } from './contract-operation.ts'

/** ms between polls: the market may close a position or fill an order at any moment. */
const openInterval = 5000

interface ProductFilter {
  /** Undefined: of all products. */
  productId: number | undefined
}

/** The open positions of the account signed in, newest first, page by page. */
export function usePositions({ productId }: ProductFilter, enabled = true) {
  const filter = productId === undefined ? {} : { productId }
  return useOrderPages<ContractPosition>({
    queryKey: [...getListContractPositionsQueryKey(), filter],
    load: async (page, signal) =>
      pageOf(await listContractPositions({ ...page, ...filter }, { quiet: true }, signal)),
    view: 'open',
    isOpen: position => position.status === 'open',
    openInterval,
    lists: contractLists,
    enabled,
  })
}

/** The open limit orders. */
export function useOpenContractOrders({ productId }: ProductFilter, enabled = true) {
  const filter = { status: 'open' as const, ...(productId === undefined ? {} : { productId }) }
  return useOrderPages<ContractOrder>({
    queryKey: [...getListContractOrdersQueryKey(), filter],
    load: async (page, signal) =>
      pageOf(await listContractOrders({ ...page, ...filter }, { quiet: true }, signal)),
    view: 'open',
    isOpen: order => order.status === 'open',
    openInterval,
    lists: contractLists,
    enabled,
  })
}

/** The orders that reached their price but could not be filled. */
export function useRejectedOrders({ productId }: ProductFilter) {
  const filter = { status: 'rejected' as const, ...(productId === undefined ? {} : { productId }) }
  return useOrderPages<ContractOrder>({
    queryKey: [...getListContractOrdersQueryKey(), filter],
    load: async (page, signal) =>
      pageOf(await listContractOrders({ ...page, ...filter }, { quiet: true }, signal)),
    view: 'history',
    isOpen: order => order.status === 'open',
    openInterval,
    lists: contractLists,
  })
}

export interface HistoryFilter extends ProductFilter {
  closeReason: ContractCloseReason | undefined
  /** Closed at this time or later, epoch ms. */
  startTime: number | undefined
}

/** The closed positions. */
export function useClosedPositions({ productId, closeReason, startTime }: HistoryFilter) {
  const params = {
    ...(productId === undefined ? {} : { productId }),
    ...(closeReason === undefined ? {} : { closeReason }),
    ...(startTime === undefined ? {} : { startTime }),
  }
  return useOrderPages<ContractPosition>({
    queryKey: [...getListContractHistoryQueryKey(), params],
    load: async (page, signal) =>
      pageOf(await listContractHistory({ ...page, ...params }, { quiet: true }, signal)),
    view: 'history',
    isOpen: position => position.status === 'open',
    openInterval,
    lists: contractLists,
  })
}

/** Keeps the prices of positions live while they are on screen. */
export function useLivePositions(positions: readonly ContractPosition[] | undefined): void {
  const types = useMemo(() => new Set(positions?.map(position => position.productType)), [positions])
  useQuoteChannel(types.has(1) ? 'type-1' : undefined)
  useQuoteChannel(types.has(2) ? 'type-2' : undefined)
  useQuoteChannel(types.has(3) ? 'type-3' : undefined)
  useQuoteChannel(types.has(4) ? 'type-4' : undefined)
}
