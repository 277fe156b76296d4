import { rowsOf } from '#src/api/envelope.ts'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useListBalances } from '#src/api/generated/wallet/wallet.ts'

interface LedgerAsset {
  /** As it stands in the address: c3, p201. */
  id: string
  label: string
}

/** What entries can be asked for of: the currencies of the platform, what is held, and what was asked for already. */
export function useLedgerAssets(chosen: string | undefined): LedgerAsset[] {
  const quiet = { query: { meta: { quiet: true } } }
  const balances = rowsOf(useListBalances(quiet).data) ?? []
  const holdings = rowsOf(useListHoldings(quiet).data) ?? []
  const coins = new Set(balances.map(balance => balance.productId))
  const assets = [
    // A coin that can be traded has entries as a product.
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
