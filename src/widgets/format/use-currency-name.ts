import { rowsOf } from '#src/api/envelope.ts'
import { useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { currencyName } from '#src/lib/collections/lookups.ts'

/** A currency's name by its id; '- -' when there is none (R3.3). */
export function useCurrencyName(): (id: number) => string {
  const rows = rowsOf(useCurrencies().data)
  return id => currencyName(rows, id)
}

/** Whether the names are still loading: a screen that says what to send waits for them, so that no amount stands without its currency. */
export function useIsLoadingCurrencies(): boolean {
  return useCurrencies().isPending
}

const useCurrencies = () => useListPlatformCurrencies(undefined, { query: { meta: { quiet: true } } })
