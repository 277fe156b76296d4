import { dataOf, rowsOf } from '#src/api/envelope.ts'
import { useGetExchangeInfo, useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { useDisplayCurrency } from '#src/stores/settings/display-currency.ts'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { OWN_CURRENCY } from './use-worth.ts'

/** The choice of the currency in which the account's worth is shown: those that the back end publishes rates for. */
export function DisplayCurrencyField() {
  const t = useMessages('wallet')
  const [currencyId, choose] = useDisplayCurrency()
  const query = { meta: { quiet: true } }
  const { rates = [], baseCurrencyId } = dataOf(useGetExchangeInfo({ query }).data) ?? {}
  const currencies = rowsOf(useListPlatformCurrencies(undefined, { query }).data) ?? []
  const isOffered = (id: number) =>
    id !== USDT_ID &&
    (id === currencyId || (baseCurrencyId === USDT_ID && rates.some(one => one.currencyId === id)))
  const offered = currencies.filter(({ id }) => isOffered(id))
  return (
    <SelectField
      label={t.displayCurrency()}
      hint={t.displayCurrencyNote({ currency: OWN_CURRENCY })}
      value={String(currencyId ?? USDT_ID)}
      options={[
        { value: String(USDT_ID), label: OWN_CURRENCY },
        ...offered.map(({ id, currencyName }) => ({ value: String(id), label: currencyName })),
      ]}
      onChange={id => choose(Number(id) === USDT_ID ? undefined : Number(id))}
    />
  )
}
