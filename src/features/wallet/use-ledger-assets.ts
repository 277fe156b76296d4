import { rowsOf } from '#src/api/envelope.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useListBalances } from '#src/api/generated/wallet/wallet.ts'

interface LedgerAsset {
  /** As in the URL: c3, p201. */
  id: string
  label: string
}

/** The assets of the filter: the currencies of the platform, the holdings, and the chosen asset. */
export function useLedgerAssets(chosen: string | undefined): LedgerAsset[] {
  const quiet = { query: { meta: { quiet: true } } }
  const balances = rowsOf(useListBalances(quiet).data) ?? []
  const holdings = rowsOf(useListHoldings(quiet).data) ?? []
  const coins = new Set(balances.map(balance => balance.productId))
  const assets = [
    // The entries of a tradable coin are under its product.
    ...balances.map(({ currencyId, productId, currencyName }) => ({
      id: productId === null ? `c${currencyId}` : `p${productId}`,
      label: currencyName,
    })),
    ...holdings
      .filter(({ productId }) => !coins.has(productId))
      .map(({ productId, productCode }) => ({ id: `p${productId}`, label: productCode })),
  ]
  const isKnown = chosen === undefined || assets.some(asset => asset.id === chosen)
  return isKnown ? assets : [...assets, { id: chosen, label: chosen }]
}
