import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListWithdrawChannels } from '#src/api/generated/deposit/deposit.ts'
import type { Withdrawal } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useBankCards, useWalletAddresses } from '#src/widgets/bindings/use-bindings.ts'
import { useWithdrawPassword } from '#src/widgets/withdraw-password/use-withdraw-password.ts'
import { CancelWithdrawalButton } from './cancel-withdrawal-button.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { targetsOf } from './withdraw-targets.ts'
import styles from './withdraw-screen.module.css'
import { useIsLoadingCurrencies } from '#src/widgets/format/use-currency-name.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export default function WithdrawScreen() {
  const t = useMessages('withdraw')
  const [submitted, setSubmitted] = useState<Withdrawal>()
  const showProgress = (withdrawal: Withdrawal | undefined) => {
    setSubmitted(withdrawal)
    window.scrollTo({ top: 0 })
  }
  return (
    <Screen title={t.title()}>
      <div className={styles.page}>
        <div className={styles.head}>
          <ButtonLink kind="plain" size="small" atEnd icon="receipt" to={PATHS.withdrawalRecords}>
            {t.recordsTitle()}
          </ButtonLink>
        </div>
        {submitted ? (
          <Progress withdrawal={submitted} onAnother={() => showProgress(undefined)} />
        ) : (
          <Form onSent={showProgress} />
        )}
      </div>
    </Screen>
  )
}

/** The form, once channels, targets and the state of the withdrawal password are loaded. */
function Form({ onSent }: { onSent: (withdrawal: Withdrawal) => void }) {
  const t = useMessages('withdraw')
  const query = useListWithdrawChannels({ query: { meta: { quiet: true } } })
  const cards = useBankCards()
  const addresses = useWalletAddresses()
  const password = useWithdrawPassword()
  const isLoadingCurrencies = useIsLoadingCurrencies()
  const channels = rowsOf(query.data)
  if (isLoadingCurrencies || !channels || !cards.rows || !addresses.rows || !password.state) {
    const isFailed = query.isError || cards.isFailed || addresses.isFailed || password.isFailed
    const retry = () => Promise.all([query.refetch(), cards.retry(), addresses.retry(), password.retry()])
    return <QueryFallback isFailed={isFailed} onRetry={retry} rows={5} />
  }
  if (channels.length === 0) {
    return <EmptyState icon="withdraw" title={t.noChannel()} text={t.noChannelText()} />
  }
  return (
    <WithdrawForm
      channels={channels.toSorted((a, b) => a.sort - b.sort)}
      targets={targetsOf(cards.rows, addresses.rows)}
      password={password.state}
      onSent={onSent}
    />
  )
}

/** The progress of the withdrawal that was just submitted; can be cancelled while pending. */
function Progress({ withdrawal: initial, onAnother }: { withdrawal: Withdrawal; onAnother: () => void }) {
  const t = useMessages('withdraw')
  const { withdrawal = initial } = useWithdrawal(initial.id, initial)
  return (
    <Section title={t.progress()}>
      <div className={styles.page}>
        <WithdrawalSteps withdrawal={withdrawal} />
        <WithdrawalDetails withdrawal={withdrawal} />
        <div className={styles.actions}>
          <Button kind="quiet" onPress={onAnother}>
            {t.another()}
          </Button>
          <CancelWithdrawalButton withdrawal={withdrawal} />
        </div>
      </div>
    </Section>
  )
}
