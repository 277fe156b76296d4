import { rowsOf } from '#src/api/envelope.ts'
import type { ProductDetail } from '#models'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useCash } from '#src/widgets/ticket/use-cash.ts'

export interface Funds {
  /** Available balance; undefined for a guest and while unknown. */
  cash: string | undefined
  /** Available holding of the product. */
  units: string | undefined
  /** Name of the settlement currency. */
  currency: string
}

/** Balance and holding that the account can trade a product with. */
export function useFunds({ product, rules }: ProductDetail): Funds {
  const isSignedIn = useIsSignedIn()
  const holdings = rowsOf(useListHoldings({ query: { enabled: isSignedIn } }).data)
  const holding = holdings?.find(one => one.productId === product.productId)
  return {
    ...useCash(rules.currencyId),
    units: isSignedIn && holdings ? (holding?.available ?? '0') : undefined,
  }
}
