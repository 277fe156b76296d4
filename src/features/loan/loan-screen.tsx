import { useListLoanPaymentsInfinite } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign, subtract } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, List, Row, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { UtcDaysNote } from '#src/widgets/settings/time-zone-notes.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { LoanFrame } from './loan-frame.tsx'
import styles from './loan.module.css'
import { useLoanLabels } from './use-loan-labels.ts'
import { useLoan } from './use-loans.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { WithdrawApplication } from './withdraw-application.tsx'
import { DAY } from '#src/lib/time/time-units.ts'
import { ExactMoney, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** Paid out, or still pending. */
const mayBePaidOut = ({ status }: Loan) => status !== 'refused' && status !== 'withdrawn'

/** The route /pages/loan/detail: a loan with the amounts owed, its schedule and payments. */
export default function LoanScreen() {
  const t = useMessages('loan')
  const loan = useLoan()
  return (
    <LoanFrame title={loan.data?.loan.name ?? t.title()} {...loan}>
      {detail => (
        <>
          <StatusNotice loan={detail.loan} />
          <LoanSummary detail={detail} />
          {detail.all && (
            <ButtonLink block to={pathTo(PATHS.repayLoan, { id: detail.loan.id })}>
              {t.repay()}
            </ButtonLink>
          )}
          <WithdrawApplication loan={detail.loan} />
          {mayBePaidOut(detail.loan) && <Schedule detail={detail} />}
          {detail.lateDays.length > 0 && <OverdueDays detail={detail} />}
          {detail.loan.startsAt !== null && <Payments loan={detail.loan} />}
          <CheckButton record={{ kind: 'loan', id: detail.loan.id }} />
        </>
      )}
    </LoanFrame>
  )
}

function StatusNotice({ loan }: { loan: Loan }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const days = labels.days(loan.graceDays)
  if (loan.status === 'pending') return <Notice>{t.pendingText()}</Notice>
  if (loan.status === 'refused') return <Notice tone="danger">{t.nothingPaidOut()}</Notice>
  if (loan.status === 'withdrawn') return <Notice>{t.nothingPaidOut()}</Notice>
  if (loan.status === 'called') return <Notice tone="danger">{t.calledText({ days })}</Notice>
  if (loan.status !== 'overdue' || loan.nextDueAt === null) return null
  const day = labels.utcDay(loan.nextDueAt)
  return <Notice tone="danger">{t.overdueText({ day, rate: labels.rate(loan.overdueRate), days })}</Notice>
}

function LoanSummary({ detail: { loan, next, all } }: { detail: LoanDetail }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const date = useDateFormat()
  const amount = (value: string) => <ExactMoney value={value} currency={loan.currencyName} isPrivate />
  const timeRow = (label: string, time: number | null): Definition[] =>
    time === null ? [] : [{ label, value: date(time, 'minute') }]
  const owedRows: Definition[] = [
    ...(next && loan.nextDueAt !== null
      ? [{ label: t.next(), value: amount(next.total), note: labels.due(loan.nextDueAt) }]
      : []),
    ...(all ? [{ label: t.owedAll(), value: amount(all.total), isTotal: true }] : []),
  ]
  const paidOutRows: Definition[] = mayBePaidOut(loan)
    ? [{ label: t.paidOut(), value: amount(loan.paidOut), note: t.paidOutNote() }]
    : []
  const outstandingRows: Definition[] =
    loan.startsAt === null ? [] : [{ label: t.outstanding(), value: amount(loan.outstanding) }]
  const chargeRows: Definition[] =
    sign(loan.charges) === 0 ? [] : [{ label: t.charge(), value: amount(loan.charges) }]
  return (
    <DefinitionList
      lines={[
        { label: t.status(), value: labels.status(loan.status) },
        { label: t.amount(), value: amount(loan.amount) },
        ...paidOutRows,
        ...outstandingRows,
        ...owedRows,
        ...chargeRows,
        ...(mayBePaidOut(loan) ? [{ label: t.total(), value: amount(loan.total) }] : []),
        { label: t.apr(), value: labels.rate(loan.apr), note: t.aprNote() },
        ...securityRows(t, loan, amount),
        ...timeRow(t.appliedAt(), loan.createdAt),
        ...timeRow(t.decidedAt(), loan.decidedAt),
        ...timeRow(t.startsAt(), loan.startsAt),
        ...timeRow(t.closedAt(), loan.closedAt),
        { label: t.number(), value: loan.id },
      ]}
    />
  )
}

/** The security held; once the loan is closed, the parts used and returned. */
function securityRows(
  t: ReturnType<typeof useMessages<'loan'>>,
  loan: Loan,
  amount: (value: string) => Definition['value'],
): Definition[] {
  if (sign(loan.security) === 0) return []
  const isHeld = loan.status === 'pending' || loan.status === 'running' || loan.status === 'overdue'
  if (isHeld) return [{ label: t.security(), value: amount(loan.security) }]
  return [
    ...(mayBePaidOut(loan) ? [{ label: t.securityUsed(), value: amount(loan.securityUsed) }] : []),
    { label: t.securityBack(), value: amount(subtract(loan.security, loan.securityUsed)) },
  ]
}

function Schedule({ detail: { loan, schedule } }: { detail: LoanDetail }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const own = useOwnFormat()
  const instalmentState = (number: number) => {
    if (number <= loan.paidInstalments) return t.paid()
    if (loan.closedAt !== null) return t.dropped()
    return loan.status === 'overdue' && number === loan.paidInstalments + 1 ? t.late() : t.due()
  }
  return (
    <Section title={t.schedule()}>
      <List label={t.schedule()}>
        {schedule.map(({ number, afterDays, principal, interest, total }) => (
          <Row
            key={number}
            title={
              loan.startsAt === null
                ? t.afterDays({ days: labels.days(afterDays) })
                : t.onDay({ day: labels.day(loan.startsAt + afterDays * DAY) })
            }
            subtitle={t.parts({ principal: own(principal, 2), interest: own(interest, 2) })}
            end={<ExactMoney value={total} currency={loan.currencyName} isPrivate />}
            endNote={instalmentState(number)}
          />
        ))}
      </List>
      <UtcDaysNote />
    </Section>
  )
}

function OverdueDays({ detail: { loan, lateDays } }: { detail: LoanDetail }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  return (
    <Section title={t.lateDays()}>
      <List label={t.lateDays()}>
        {lateDays.map(({ instalment, day, amount }) => (
          <Row
            key={`${instalment} ${day}`}
            title={labels.utcDay(day)}
            subtitle={t.instalment({ number: `${instalment}` })}
            end={<ExactMoney value={amount} currency={loan.currencyName} isPrivate />}
          />
        ))}
      </List>
      <p className={styles.quiet}>{t.chargeNote({ rate: labels.rate(loan.overdueRate) })}</p>
    </Section>
  )
}

function Payments({ loan }: { loan: Loan }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const date = useDateFormat()
  const own = useOwnFormat()
  const payments = useListLoanPaymentsInfinite({ ...firstPage, loanId: loan.id })
  const pages = usePages(payments, payment => payment.id)
  return (
    <Section title={t.payments()}>
      <PagedList
        pages={pages}
        label={t.payments()}
        empty={{ title: t.noPayments(), text: t.noPaymentsText() }}
        renderRow={({ id, kind, day, paidAt, principal, interest, total }) => (
          <Row
            key={id}
            title={labels.kind(kind)}
            subtitle={t.parts({ principal: own(principal, 2), interest: own(interest, 2) })}
            end={<ExactMoney value={total} currency={loan.currencyName} isPrivate />}
            // An automatic payment counts for a UTC day, a manual one for its time.
            endNote={kind === 'byHand' || kind === 'early' ? date(paidAt, 'day') : labels.utcDay(day)}
          />
        )}
      />
    </Section>
  )
}
