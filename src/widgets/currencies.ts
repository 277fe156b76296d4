import { rowsOf } from '../api/envelope.ts'
import { useListPlatformCurrencies } from '../api/generated/wallet/wallet.ts'
import { NO_VALUE } from '../lib/numbers.ts'

/** The currency in which everything is quoted and settled: USDT (R9.8). */
export const usdtId = 3

/** A currency's name by its id; '- -' when there is none (R3.3). */
export function useCurrencyName(): (id: number) => string {
  const { data } = useListPlatformCurrencies(undefined, { query: { meta: { quiet: true } } })
  const rows = rowsOf(data)
  return id => rows?.find(currency => currency.id === id)?.currencyName ?? NO_VALUE
}
