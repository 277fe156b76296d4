import { useCallback, useMemo } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListHoldings, useListSpotOrders } from '#src/api/generated/spot/spot.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import type { MarkedProduct } from '#src/widgets/quotes/product-mark.tsx'
import type { LedgerEvent } from './ledger-events.ts'

export interface EventProduct extends MarkedProduct {
  readonly name: string
}

const quiet = { query: { meta: { quiet: true } } }

/**
 * Names and pictures of the products of events. An entry has only the code of its product: the rest is known from what the account
 * holds and from its latest orders, which also tell what an order was for whose entries are all of money.
 */
export function useLedgerProducts(): (event: LedgerEvent) => EventProduct | undefined {
  const locale = useLanguage()
  const holdings = rowsOf(useListHoldings(quiet).data)
  const orders = rowsOf(useListSpotOrders({ pageNum: 1, pageSize: 100 }, quiet).data)
  const known = useMemo(
    () => ({
      products: new Map([...(orders ?? []), ...(holdings ?? [])].map(one => [one.productId, one])),
      orders: new Map(orders?.map(one => [one.id, one])),
    }),
    [holdings, orders],
  )
  return useCallback(
    ({ entries }) => {
      const [{ referenceType, referenceId }] = entries
      const own = entries.find(entry => entry.productId !== null)
      const product =
        own?.productId != null
          ? known.products.get(own.productId)
          : referenceType === 'spotOrder'
            ? known.orders.get(referenceId)
            : undefined
      if (product) return { ...product, name: productName(product, locale) }
      return own && { productCode: own.assetName, name: own.assetName }
    },
    [known, locale],
  )
}
