import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { rowsOf } from '#src/api/envelope.ts'
import { useListRechargeChannels } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { isDecimal, sign } from '#src/lib/money/money.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { DepositActions } from './deposit-actions.tsx'
import { DepositForm, type DepositFormProps } from './deposit-form.tsx'
import { DepositList } from './deposit-list.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import { isFinal } from './deposit-status.ts'
import styles from './deposit.module.css'
import { useDeposits } from './use-deposits.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export default function DepositScreen() {
  const t = useMessages('deposit')
  const deposits = useDeposits()
  const [submitted, setSubmitted] = useState<Deposit>()
  const listed = deposits.rows?.find(deposit => deposit.id === submitted?.id)
  const current = listed ?? submitted
  // Until the list is read again, the new deposit is in it all the same.
  const rows = submitted && !listed && deposits.rows ? [submitted, ...deposits.rows] : deposits.rows
  const { navigate } = useNavigation()
  const [query] = useSearchParams()
  const wanted = query.get('amount')
  const route = query.get('route')
  const order = route?.startsWith('/') ? route : undefined

  const showProgress = (deposit: Deposit) => {
    // Paid on the payment page, which returns to the deposit.
    if (deposit.status === 'unpaid') return navigate(pathTo(PATHS.payDeposit, { id: deposit.id }))
    setSubmitted(deposit)
    window.scrollTo({ top: 0 })
  }
  // The order that it is for goes on by itself.
  if (order !== undefined && current?.status === 'approved') return <Navigate replace to={order} />
  return (
    <MoneyScreen title={t.title()}>
      {current ? (
        <DepositProgress
          deposit={current}
          note={order !== undefined && !isFinal(current.status) ? t.thenOrder() : undefined}
          actions={<DepositActions deposit={current} onAnother={() => setSubmitted(undefined)} />}
        />
      ) : (
        <FormSection
          wanted={isDecimal(wanted) && sign(wanted) === 1 ? wanted : undefined}
          onSent={showProgress}
        />
      )}
      <DepositList deposits={{ ...deposits, rows }} />
    </MoneyScreen>
  )
}

/** The form, once the channels are loaded. */
function FormSection({ wanted, onSent }: Pick<DepositFormProps, 'wanted' | 'onSent'>) {
  const t = useMessages('deposit')
  const { data, isError, refetch } = useListRechargeChannels()
  const channels = rowsOf(data)
  if (!channels) {
    return (
      <QueryFallback
        isFailed={isError}
        onRetry={refetch}
        skeleton={
          <div className={styles.loading} aria-hidden>
            <Skeleton height={64} />
            <Skeleton height={50} />
            <Skeleton height={88} />
            <Skeleton height={48} />
          </div>
        }
      />
    )
  }
  if (channels.length === 0) {
    return <EmptyState icon="deposit" title={t.noChannel()} text={t.noChannelText()} />
  }
  return (
    <DepositForm channels={channels.toSorted((a, b) => a.sort - b.sort)} wanted={wanted} onSent={onSent} />
  )
}
