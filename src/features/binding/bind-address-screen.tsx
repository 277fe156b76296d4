import { rowsOf } from '#src/api/envelope.ts'
import { useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { CRYPTO_CURRENCY } from '#src/lib/constants.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { addressTypes } from '#src/lib/collections/lookups.ts'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { AddressForm } from './address-form.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export default function BindAddressScreen() {
  const t = useMessages('binding')
  return (
    <Screen title={t.bindAddress()}>
      <Form />
    </Screen>
  )
}

/** The form, for currencies that have addresses [R3.2]. */
function Form() {
  const t = useMessages('binding')
  const { data, isError, refetch } = useListPlatformCurrencies(
    { currencyType: CRYPTO_CURRENCY },
    { query: { meta: { quiet: true } } },
  )
  const currencies = rowsOf(data)?.filter(currency => addressTypes(currency).length > 0)
  if (!currencies) return <QueryFallback isFailed={isError} onRetry={refetch} rows={4} />
  if (currencies.length === 0) return <EmptyState icon="wallet" title={t.noAddresses()} />
  return <AddressForm currencies={currencies} />
}
