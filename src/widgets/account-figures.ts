import { dataOf, rowsOf } from '../api/envelope.ts'
import { useListHoldings } from '../api/generated/spot/spot.ts'
import { useGetAssetPanel, useGetUserBalance } from '../api/generated/user/user.ts'
import { useListBalances } from '../api/generated/wallet/wallet.ts'
import { USDT_ID } from '../lib/constants.ts'
import { useIsSignedIn } from '../stores/session.ts'

/** ms between two looks at what the account is worth, while somebody looks. */
const refreshEvery = 10_000

/** From this age on the figures of an account are called old, ms. */
export const figuresLimit = 30_000

/**
 * What the account is worth and holds, renewed every ten seconds. Without a connection it stays what it was, with
 * the time of its answer.
 */
export function useAccountFigures() {
  const enabled = useIsSignedIn()
  const query = { enabled, refetchInterval: refreshEvery, meta: { quiet: true } }
  const panel = useGetAssetPanel({ query })
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
    /** When the oldest of the figures shown was answered, epoch ms by this device. */
    time: times.length > 0 ? Math.min(...times) : undefined,
    /** The last look at any of them failed. */
    isFailing: queries.some(one => one.isError),
    retry: () => Promise.all(queries.map(one => one.refetch())),
  }
}
