import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { useGetExchangeInfo, useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { MAX_RATE_AGE, worthDecimals, worthIn, type DisplayRate } from '#src/lib/money/display-worth.ts'
import { isDecimal, sign } from '#src/lib/money/money.ts'
import { useDisplayCurrency } from '#src/stores/settings/display-currency.ts'
import { useNow } from '#src/ui/figures/age.tsx'
import { useSite } from '../site/use-site.ts'

/** ms between two requests of the rates, and between two looks at their age. */
const refreshInterval = 60_000
const ageInterval = 10_000

/** The account's own currency. */
export const OWN_CURRENCY = 'USDT'

export interface Worth {
  /** The chosen currency with its rate; undefined where amounts are shown in the account's own currency. */
  rate: DisplayRate | undefined
  /** When the rate arrived, epoch ms by this device's clock. */
  time: number
  /** The chosen currency whose rate is missing or too old; undefined while it is loading for the first time. */
  missing: string | undefined
  /** What an amount of the account's own currency is shown as. */
  of: (value: string | null | undefined) => WorthFigure
}

/** Props of `Amount` and of `Change`. */
export interface WorthFigure {
  value: string | null | undefined
  currency: string
  decimals: number
  isApproximate: boolean
}

/** What the account is worth in the currency that the person has chosen; the one place that converts for display. */
export function useWorth(): Worth {
  const [currencyId] = useDisplayCurrency()
  const { decimals } = useSite()
  const isChosen = currencyId !== undefined && currencyId !== USDT_ID
  const query = { enabled: isChosen, meta: { quiet: true } }
  const info = useGetExchangeInfo({ query: { ...query, refetchInterval: refreshInterval } })
  const currencies = useListPlatformCurrencies(undefined, { query })
  const now = useNow(ageInterval)
  const currency = rowsOf(currencies.data)?.find(({ id }) => id === currencyId)
  const { baseCurrencyId, rates } = dataOf(info.data) ?? {}
  const found = rates?.find(one => one.currencyId === currencyId)?.rate
  const isUsable = baseCurrencyId === USDT_ID && now - info.dataUpdatedAt <= MAX_RATE_AGE
  const rate =
    isChosen && currency && isDecimal(found) && sign(found) === 1 && isUsable
      ? { currency: currency.currencyName, rate: found, decimals: worthDecimals(currency, decimals) }
      : undefined
  const isLoading = info.isPending || currencies.isPending
  return {
    rate,
    time: info.dataUpdatedAt,
    missing: isChosen && !rate && !isLoading ? (currency?.currencyName ?? '') : undefined,
    of: value => {
      const converted = rate && worthIn(value, rate)
      if (!rate || converted === undefined)
        return { value, currency: OWN_CURRENCY, decimals, isApproximate: false }
      return { value: converted, currency: rate.currency, decimals: rate.decimals, isApproximate: true }
    },
  }
}
