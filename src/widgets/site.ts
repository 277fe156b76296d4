import { dataOf } from '../api/envelope.ts'
import { useGetSiteInfo } from '../api/generated/site/site.ts'
import { useListPlatformCurrencies } from '../api/generated/wallet/wallet.ts'
import { rowsOf } from '../api/envelope.ts'
import { NO_VALUE } from '../lib/numbers.ts'

const quiet = { query: { meta: { quiet: true } } }

/** Currency in which everything is quoted and settled: USDT (R9.8). */
export const usdtId = 3

/** Whether market and money are simulated. Unknown counts as no: nothing is claimed before the site has said so. */
export function useIsSandbox(): boolean {
  const { data } = useGetSiteInfo(quiet)
  return dataOf(data)?.sandbox === true
}

/** Decimals of an amount of money, as the site has set them; 2 unless told (R9.1). */
export function useMoneyDecimals(): number {
  const { data } = useGetSiteInfo(quiet)
  const given = dataOf(data)?.otherValue.app_decimal_no ?? ''
  return /^(\d|1[0-8])$/.test(given) ? Number(given) : 2
}

/** A currency's name by its id; '- -' when there is none (R3.3). */
export function useCurrencyName(): (id: number) => string {
  const { data } = useListPlatformCurrencies(undefined, quiet)
  const rows = rowsOf(data)
  return id => rows?.find(currency => currency.id === id)?.currencyName ?? NO_VALUE
}
