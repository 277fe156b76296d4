import { rowsOf } from '#src/api/envelope.ts'
import { useListBankProperties } from '#src/api/generated/wallet/wallet.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { BANK_CONFIG_TYPE } from '#src/lib/constants.ts'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { BankCardForm } from './bank-card-form.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export default function BindBankCardScreen() {
  const t = useMessages('binding')
  return (
    <Screen title={t.bindCard()}>
      <Form />
    </Screen>
  )
}

/** The form, once the fields of a card are loaded [R9.8]. */
function Form() {
  const t = useMessages('binding')
  const { data, isError, refetch } = useListBankProperties(
    { configType: BANK_CONFIG_TYPE },
    { query: { meta: { quiet: true } } },
  )
  const properties = rowsOf(data)
  if (!properties) return <QueryFallback isFailed={isError} onRetry={refetch} rows={4} />
  if (properties.length === 0) return <EmptyState icon="wallet" title={t.noProperties()} />
  return <BankCardForm properties={properties.toSorted((a, b) => a.sort - b.sort)} />
}
