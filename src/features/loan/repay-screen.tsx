import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { repayLoan } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanDetail, LoanRepayRequest } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, sign, subtract } from '#src/lib/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { LoanFrame } from './loan-frame.tsx'
import styles from './loan.module.css'
import { useLoanLabels } from './use-loan-labels.ts'
import { LOAN_LISTS, useLoan } from './use-loans.ts'
import { useSendOnce } from '#src/widgets/forms/send-once.ts'
import { refreshAccount } from '#src/widgets/account/refresh-account.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/server-messages.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/exact-amount.tsx'

const quietOptions = { catch: true, quiet: true } as const

type Kind = LoanRepayRequest['kind']

/** The route /pages/loan/rePay: repays the next instalment or the whole loan, at exactly the amount shown. */
export default function RepayScreen() {
  const t = useMessages('loan')
  const loan = useLoan()
  return (
    <LoanFrame title={t.repayTitle()} {...loan}>
      {detail =>
        detail.all ? <Repayment detail={detail} onChanged={loan.onRetry} /> : <NothingOwed {...detail} />
      }
    </LoanFrame>
  )
}

function NothingOwed({ loan }: LoanDetail) {
  const t = useMessages('loan')
  return (
    <EmptyState
      icon="receipt"
      title={t.nothingOwed()}
      text={t.nothingOwedText()}
      action={
        <ButtonLink kind="quiet" to={pathTo(PATHS.loanDetail, { id: loan.id })}>
          {t.see()}
        </ButtonLink>
      }
    />
  )
}

function RepaymentDone({ loan }: LoanDetail) {
  const t = useMessages('loan')
  return (
    <div className={styles.form}>
      <Notice tone="ok" live>
        {t.paidDone()}
      </Notice>
      <ButtonLink block to={pathTo(PATHS.loanDetail, { id: loan.id })}>
        {t.see()}
      </ButtonLink>
    </div>
  )
}

interface RepaymentProps {
  detail: LoanDetail
  onChanged: () => Promise<unknown>
}

function Repayment({ detail, onChanged }: RepaymentProps) {
  const t = useMessages('loan')
  const exactly = useExactFormat()
  const [chosen, setChosen] = useState<Kind>('instalment')
  const { loan, next, all, available } = detail
  const kind: Kind = next === null ? 'all' : chosen
  const { send, failure, isPaid, isEarlierUnanswered } = useRepayment(onChanged)
  const owed = kind === 'all' ? all : next
  // The next instalment is another payment: the second tap of a double tap must not start it.
  if (isPaid) return <RepaymentDone {...detail} />
  if (!owed) return null
  const currency = loan.currencyName
  const shortfall = subtract(owed.total, available)
  return (
    <div className={styles.form}>
      {isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      {next && (
        <Segmented
          label={t.what()}
          value={kind}
          onChange={setChosen}
          items={[
            { id: 'instalment', label: t.payNext() },
            { id: 'all', label: t.payAll() },
          ]}
        />
      )}
      <RepaymentRows detail={detail} kind={kind} />
      {sign(shortfall) === 1 ? (
        <Notice tone="risk">{t.notEnough({ missing: exactly(shortfall, 2), currency })}</Notice>
      ) : (
        <Button block onPress={() => send({ loanId: loan.id, kind, total: owed.total })}>
          {t.pay({ amount: exactly(owed.total, 2), currency })}
        </Button>
      )}
      <FormError error={failure} retryHint={t.unanswered()} />
    </div>
  )
}

/** The parts of the payment, and the interest that it saves. */
function RepaymentRows({ detail, kind }: { detail: LoanDetail; kind: Kind }) {
  const t = useMessages('loan')
  const words = useLoanLabels()
  const { loan, next, all, saves, available } = detail
  const owed = kind === 'all' ? all : next
  const amount = (value: string | undefined) => <ExactMoney value={value} currency={loan.currencyName} />
  const hasSecurity = sign(loan.security) === 1 && loan.status !== 'called'
  return (
    <>
      <DefinitionList
        lines={[
          { label: t.principal(), value: amount(owed?.principal) },
          { label: t.interest(), value: amount(owed?.interest) },
          ...(sign(owed?.charge ?? '0') === 0 ? [] : [{ label: t.charge(), value: amount(owed?.charge) }]),
          {
            label: t.toPay(),
            value: amount(owed?.total),
            isTotal: true,
            ...(kind === 'instalment' && loan.nextDueAt !== null && { note: words.due(loan.nextDueAt) }),
          },
          ...(kind === 'all' && compare(saves, '0') === 1
            ? [{ label: t.saves(), value: amount(saves), note: t.savesNote() }]
            : []),
          { label: t.available(), value: amount(available) },
        ]}
      />
      <p className={styles.quiet}>
        {kind === 'instalment' ? t.payNextNote() : hasSecurity ? t.securityComesBack() : t.early()}
      </p>
    </>
  )
}

/** Pays once, at the total that was shown; when that has changed, the new total is shown. */
function useRepayment(onChanged: () => Promise<unknown>) {
  const t = useMessages('loan')
  const locale = useLanguage()
  const client = useQueryClient()
  const [failure, setFailure] = useState<FormFailure>()
  const [isPaid, setPaid] = useState(false)
  const once = useSendOnce<Omit<LoanRepayRequest, 'idempotencyKey'>, Loan>('loan/repay', async request =>
    dataOf(await repayLoan(request, quietOptions)),
  )
  const send = async (request: Omit<LoanRepayRequest, 'idempotencyKey'>) => {
    setFailure(undefined)
    try {
      if (await once.send(request)) {
        toast(t.paidDone())
        setPaid(true)
      }
      await onChanged()
    } catch (cause) {
      setFailure(toFormFailure(cause, locale))
      if (cause instanceof ApiError) await onChanged()
    }
    void refreshAccount(client, LOAN_LISTS)
  }
  return { send, failure, isPaid, isEarlierUnanswered: once.hasEarlierUnanswered }
}
