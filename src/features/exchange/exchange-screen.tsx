import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { Exchange as ExchangeRecord, PlatformCurrency } from '#models'
import { useListPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { ExchangeReceipt } from './exchange-receipt.tsx'
import styles from './exchange.module.css'
import { ExchangeForm } from './exchange-form.tsx'
import { RateList } from './rate-list.tsx'
import { useChosenCurrencies } from './use-exchange-form.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/user/exchange: currency exchange, at a rate that is shown first. */
export default function ExchangeScreen() {
  const t = useMessages('exchange')
  const { data, isError, refetch } = useListPlatformCurrencies()
  const [done, setDone] = useState<ExchangeRecord>()
  const currencies = rowsOf(data)
  return (
    <Screen title={t.title()}>
      <div className={styles.page}>
        <div className={styles.head}>
          <ButtonLink kind="plain" size="small" atEnd icon="receipt" to={PATHS.exchangeRecords}>
            {t.records()}
          </ButtonLink>
        </div>
        {currencies ? (
          <Currencies currencies={currencies} onDone={setDone} />
        ) : (
          <QueryFallback
            isFailed={isError}
            onRetry={refetch}
            skeleton={
              <div className={styles.page} aria-hidden>
                <Skeleton height={130} />
                <Skeleton height={60} />
                <Skeleton height={180} />
              </div>
            }
          />
        )}
      </div>
      <ExchangeReceipt exchange={done} isNew onClose={() => setDone(undefined)} />
    </Screen>
  )
}

interface CurrenciesProps {
  currencies: readonly PlatformCurrency[]
  onDone: (exchange: ExchangeRecord) => void
}

function Currencies({ currencies, onDone }: CurrenciesProps) {
  const t = useMessages('exchange')
  const chosen = useChosenCurrencies(currencies)
  if (!chosen) return <EmptyState icon="swap" title={t.noCurrency()} />
  return (
    <>
      <ExchangeForm currencies={currencies} chosen={chosen} onDone={onDone} />
      <RateList currencies={currencies} onChoose={id => chosen.choose('from', String(id))} />
    </>
  )
}
