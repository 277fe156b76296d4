import { rowsOf } from '../api/envelope.ts'
import { useListPlatformCurrencies } from '../api/generated/wallet/wallet.ts'
import { currencyName } from '../lib/lookups.ts'

/** A currency's name by its id; '- -' when there is none (R3.3). */
export function useCurrencyName(): (id: number) => string {
  const { data } = useListPlatformCurrencies(undefined, { query: { meta: { quiet: true } } })
  const rows = rowsOf(data)
  return id => currencyName(rows, id)
}
