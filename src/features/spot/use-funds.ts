import { dataOf, rowsOf } from '#src/api/envelope.ts'
import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { useCurrencyName } from '#src/widgets/currencies.ts'

export interface Funds {
  /** What may be spent; undefined for a guest and while it is not known. */
  cash: string | undefined
  /** What of the product may be sold. */
  units: string | undefined
  /** Name of what the product is settled in; '- -' when not found (R3.3). */
  currency: string
}

/** What the account signed in can trade a product with. */
export function useFunds({ product, rules }: ProductDetail): Funds {
  const isSignedIn = useIsSignedIn()
  const { currencyId } = rules
  const own = { query: { enabled: isSignedIn } }
  const balance = dataOf(useGetUserBalance({ currencyId }, own).data)
  const holdings = rowsOf(useListHoldings(own).data)
  const currencyName = useCurrencyName()
  const holding = holdings?.find(one => one.productId === product.productId)
  return {
    cash: isSignedIn ? balance?.available : undefined,
    units: isSignedIn && holdings ? (holding?.available ?? '0') : undefined,
    currency: balance?.currencyName ?? currencyName(currencyId),
  }
}
