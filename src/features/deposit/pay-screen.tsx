import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { usePayDeposit } from '#src/api/generated/deposit/deposit.ts'
import type { Deposit, DepositPayRequest } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import styles from './pay.module.css'
import { CancelDeposit } from './cancel-deposit.tsx'
import { useDeposit } from './use-deposits.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/user/linePay?id=…: the payment page of the sandbox, labeled as such; returns to the deposit. */
export default function PayDepositScreen() {
  const t = useMessages('deposit')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { deposit, error, retry } = useDeposit(id)
  return (
    <Screen title={t.payTitle()}>
      {deposit ? (
        <Payment deposit={deposit} />
      ) : id === '' || error instanceof ApiError ? (
        <EmptyState icon="search" title={t.unknown()} text={t.unknownText()} />
      ) : (
        <QueryFallback isFailed={Boolean(error)} onRetry={retry} rows={4} />
      )}
    </Screen>
  )
}

function Payment({ deposit }: { deposit: Deposit }) {
  const t = useMessages('deposit')
  const date = useDateFormat()
  const { id, amount, currencyName, channelName, payUntil, status } = deposit
  const back = pathTo(PATHS.depositDetail, { id })
  return (
    <div className={styles.page}>
      <Notice tone="risk" title={t.paySandbox()}>
        {t.paySandboxText()}
      </Notice>
      <p className={styles.amount}>
        <Amount value={amount} currency={currencyName} size="figure" isPrivate={false} />
      </p>
      <DefinitionList
        lines={[
          { label: t.payTo(), value: t.payTestShop() },
          { label: t.channel(), value: channelName },
          { label: t.number(), value: id },
          ...(payUntil ? [{ label: t.payUntilLabel(), value: date(payUntil, 'time') }] : []),
        ]}
      />
      {status === 'unpaid' ? (
        <PaymentOutcomes deposit={deposit} back={back} />
      ) : (
        <Notice title={t.payOver()} action={<ButtonLink to={back}>{t.toDeposit()}</ButtonLink>} />
      )}
    </div>
  )
}

/** Buttons for the outcomes of a payment. */
function PaymentOutcomes({ deposit, back }: { deposit: Deposit; back: string }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const { redirect } = useNavigation()
  const [failure, setFailure] = useState<FormFailure>()
  // The second tap of a double tap may arrive after the answer but before the next screen.
  const isReported = useRef(false)
  const payment = usePayDeposit()
  const unanswered = useUnanswered(payment)
  const report = async (outcome: DepositPayRequest['outcome']) => {
    if (isReported.current) return
    setFailure(undefined)
    try {
      const request = unanswered ?? { id: deposit.id, outcome }
      if (dataOf(await payment.mutateAsync({ data: request }))) {
        isReported.current = true
        redirect(back)
      }
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  return (
    <div className={styles.outcomes}>
      <FormError error={failure} retryHint={t.payUnanswered()} />
      <Button block onPress={() => report('paid')}>
        {t.payNow()}
      </Button>
      <Button block kind="quiet" disabled={unanswered?.outcome === 'paid'} onPress={() => report('failed')}>
        {t.payFail()}
      </Button>
      <div className={styles.others}>
        <CancelDeposit deposit={deposit} />
        <ButtonLink kind="quiet" replace to={back}>
          {t.payLater()}
        </ButtonLink>
      </div>
    </div>
  )
}
