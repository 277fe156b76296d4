import { dataOf, rowsOf } from '#src/api/envelope.ts'
import type { ProductDetail } from '#models'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'

export interface Funds {
  /** Available balance; undefined for a guest and while unknown. */
  cash: string | undefined
  /** Available holding of the product. */
  units: string | undefined
  /** Name of the settlement currency; '- -' when not found (R3.3). */
  currency: string
}

/** Balance and holding that the account can trade a product with. */
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
