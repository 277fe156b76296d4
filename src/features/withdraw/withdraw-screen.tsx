import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListWithdrawChannels } from '#src/api/generated/deposit/deposit.ts'
import type { Withdrawal } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState, SandboxBadge } from '#src/ui/states.tsx'
import { useBankCards, useWalletAddresses } from '#src/widgets/bindings/use-bindings.ts'
import { useSite } from '#src/widgets/page-blocks/use-site.ts'
import { useWithdrawPassword } from '#src/widgets/withdraw-password/use-withdraw-password.ts'
import { CancelButton } from './cancel-button.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalLines } from './withdrawal-lines.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { targetsOf } from './withdraw-targets.ts'
import styles from './withdraw-screen.module.css'

export default function Withdrawl() {
  const t = useMessages('withdraw')
  const { isSandbox } = useSite()
  const [watched, setWatched] = useState<Withdrawal>()
  const watch = (withdrawal: Withdrawal | undefined) => {
    setWatched(withdrawal)
    window.scrollTo({ top: 0 })
  }
  return (
    <Screen title={t.title()}>
      <div className={styles.page}>
        <div className={styles.head}>
          {isSandbox && <SandboxBadge />}
          <ButtonLink kind="plain" size="small" atEnd icon="receipt" to={PATHS.withdrawalRecords}>
            {t.recordsTitle()}
          </ButtonLink>
        </div>
        {watched ? (
          <Progress withdrawal={watched} onAnother={() => watch(undefined)} />
        ) : (
          <Form onSent={watch} />
        )}
      </div>
    </Screen>
  )
}

/** The form, as soon as it is known which ways there are, where money may go, and what the password bars. */
function Form({ onSent }: { onSent: (withdrawal: Withdrawal) => void }) {
  const t = useMessages('withdraw')
  const query = useListWithdrawChannels({ query: { meta: { quiet: true } } })
  const cards = useBankCards()
  const addresses = useWalletAddresses()
  const password = useWithdrawPassword()
  const channels = rowsOf(query.data)
  if (!channels || !cards.rows || !addresses.rows || !password.state) {
    const isFailed = query.isError || cards.isFailed || addresses.isFailed || password.isFailed
    const retry = () => Promise.all([query.refetch(), cards.retry(), addresses.retry(), password.retry()])
    return isFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={5} />
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

/** What became of the withdrawal just asked for; it can be cancelled while it is checked. */
function Progress({ withdrawal: asked, onAnother }: { withdrawal: Withdrawal; onAnother: () => void }) {
  const t = useMessages('withdraw')
  const { withdrawal = asked } = useWithdrawal(asked.id, asked)
  return (
    <Section title={t.progress()}>
      <div className={styles.page}>
        <WithdrawalSteps withdrawal={withdrawal} />
        <WithdrawalLines withdrawal={withdrawal} />
        <div className={styles.actions}>
          <Button kind="quiet" onPress={onAnother}>
            {t.another()}
          </Button>
          <CancelButton withdrawal={withdrawal} />
        </div>
      </div>
    </Section>
  )
}
