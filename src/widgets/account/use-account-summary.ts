import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useGetAssetPanel, useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useListBalances } from '#src/api/generated/wallet/wallet.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'

/** Refresh interval in ms. */
export const refreshInterval = 10_000

/** Age in ms above which account figures are shown as stale. */
export const accountStaleAfter = 30_000

/**
 * The account value, balances and holdings, refreshed every ten seconds. Without a connection the last answer stays,
 * with its time.
 */
export function useAccountSummary() {
  const enabled = useIsSignedIn()
  const query = { enabled, refetchInterval: refreshInterval, meta: { quiet: true } }
  const panel = useGetAssetPanel({}, { query })
  const balance = useGetUserBalance({ currencyId: USDT_ID }, { query })
  const holdings = useListHoldings({ query })
  const balances = useListBalances({ query })
  const queries = [panel, balance, holdings, balances]
  const times = queries.filter(one => one.data !== undefined).map(one => one.dataUpdatedAt)
  return {
    panel: dataOf(panel.data),
    balance: dataOf(balance.data),
    holdings: rowsOf(holdings.data),
    balances: rowsOf(balances.data),
    /** Answer time of the oldest figure shown, epoch ms by this device's clock. */
    time: times.length > 0 ? Math.min(...times) : undefined,
    /** Whether the latest refresh of any of them failed. */
    isFailing: queries.some(one => one.isError),
    retry: () => Promise.all(queries.map(one => one.refetch())),
  }
}
