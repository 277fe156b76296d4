import { rowsOf } from '../../api/envelope.ts'
import { useListPlatformCurrencies } from '../../api/generated/wallet/wallet.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { addressTypesOf } from '../../lib/wallet-address.ts'
import { Screen } from '../../ui/screen.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AddressForm } from './parts/address-form.tsx'

export default function BindAddress() {
  const t = useMessages('binding')
  return (
    <Screen title={t.bindAddress()}>
      <Form />
    </Screen>
  )
}

/** The form, for the currencies that go to addresses of networks that can be checked [R3.2]. */
function Form() {
  const t = useMessages('binding')
  const { data, isError, refetch } = useListPlatformCurrencies(undefined, {
    query: { meta: { quiet: true } },
  })
  const currencies = rowsOf(data)?.filter(currency => addressTypesOf(currency).length > 0)
  if (!currencies) return isError ? <ErrorState onRetry={() => refetch()} /> : <SkeletonRows count={4} />
  if (currencies.length === 0) return <EmptyState icon="wallet" title={t.noAddresses()} />
  return <AddressForm currencies={currencies} />
}
