import { rowsOf } from '#src/api/envelope.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useListBibiAssets } from '#src/api/generated/wallet/wallet.ts'
import { bibiAmount } from '#src/lib/collections/lookups.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'

/** The coin balances of the account: total, and available. */
export function useCoinBalances() {
  const isSignedIn = useIsSignedIn()
  const own = { query: { enabled: isSignedIn } }
  const assets = useListBibiAssets(own)
  const holdings = rowsOf(useListHoldings(own).data)
  const coins = isSignedIn ? rowsOf(assets.data) : undefined
  return {
    coins,
    hasFailed: assets.isError && !assets.data,
    retry: assets.refetch,
    /** Total, including what open orders hold; '0' when there is none (R3.4). */
    amountOf: (code: string) => coins && bibiAmount(coins, code),
    /** Undefined while unknown. */
    availableOf: (code: string) =>
      isSignedIn && holdings
        ? (holdings.find(one => one.productType === 2 && one.productCode === code)?.available ?? '0')
        : undefined,
  }
}
