import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { TransportError } from '#src/api/errors.ts'
import { useRepayLoan } from '#src/api/generated/loan/loan.ts'
import type { LoanDetail, LoanRepayRequest } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare, sign, subtract } from '#src/lib/money/money.ts'
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
import { useLoan } from './use-loans.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { ReviewSheet, useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

type Kind = LoanRepayRequest['kind']

/** The route /pages/loan/rePay: repays the next instalment or the whole loan, at exactly the amount shown. */
export default function RepayScreen() {
  const t = useMessages('loan')
  const loan = useLoan()
  // The payment itself refetches the loan.
  const awaitRefetch = () => loan.onRetry({ cancelRefetch: false })
  return (
    <LoanFrame title={t.repayTitle()} {...loan}>
      {detail =>
        detail.all ? <Repayment detail={detail} awaitRefetch={awaitRefetch} /> : <NothingOwed {...detail} />
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

/** A payment with the figures that are shown before it is confirmed. */
interface RepaymentProposal {
  readonly detail: LoanDetail
  readonly kind: Kind
  readonly total: string
}

interface RepaymentProps {
  detail: LoanDetail
  awaitRefetch: () => Promise<unknown>
}

function Repayment({ detail, awaitRefetch }: RepaymentProps) {
  const t = useMessages('loan')
  const exactly = useExactFormat()
  const [chosen, setChosen] = useState<Kind>('instalment')
  const { loan, next, all, available } = detail
  const kind: Kind = next === null ? 'all' : chosen
  const owed = kind === 'all' ? all : next
  const { error, onSubmit, review, isSending, isPaid, isEarlierUnanswered } = useRepayment(
    owed && { detail, kind, total: owed.total },
    awaitRefetch,
  )
  // The next instalment is another payment: the second tap of a double tap must not start it.
  if (isPaid) return <RepaymentDone {...detail} />
  if (!owed) return null
  const currency = loan.currencyName
  const shortfall = subtract(owed.total, available)
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
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
        <Button type="submit" block busy={isSending}>
          {t.repay()}
        </Button>
      )}
      <FormError error={error} retryHint={t.unanswered()} />
      <ReviewSheet
        review={review}
        title={t.repay()}
        confirmLabel={({ total }) => t.pay({ amount: exactly(total, 2), currency })}
      >
        {reviewed => <RepaymentRows {...reviewed} />}
      </ReviewSheet>
    </form>
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
function useRepayment(proposal: RepaymentProposal | null, awaitRefetch: () => Promise<unknown>) {
  const t = useMessages('loan')
  const form = useForm<never>({ initial: {}, validate: {} })
  const [isPaid, setPaid] = useState(false)
  const isEarlierUnanswered = useEarlierUnanswered('repayLoan')
  const repayment = useRepayLoan()
  const unanswered = useUnanswered(repayment)
  const send = async ({ detail, kind, total }: RepaymentProposal) => {
    const request = { loanId: detail.loan.id, kind, total }
    const paid = await repayment
      .mutateAsync({ data: unanswered ?? request })
      .catch(async (cause: unknown) => {
        if (!(cause instanceof TransportError)) await awaitRefetch()
        throw cause
      })
    if (dataOf(paid)) {
      toast(t.paidDone())
      setPaid(true)
    }
    await awaitRefetch()
  }
  const { error, isSending } = form
  return { ...useReview(form, proposal ?? undefined, send), error, isSending, isPaid, isEarlierUnanswered }
}
