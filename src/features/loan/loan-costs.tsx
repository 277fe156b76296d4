import type { LoanInstalment, LoanProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { NO_VALUE } from '#src/lib/numbers/format-number.ts'
import { DefinitionList, List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { UtcDaysNote } from '#src/widgets/settings/time-zone-notes.tsx'
import styles from './loan.module.css'
import type { LoanFigures, DisplayedLoanTerms } from './loan-figures.ts'
import { useLoanLabels } from './use-loan-labels.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The cost breakdown of a loan; dashes without figures. */
export function LoanCosts({
  terms,
  figures,
}: {
  terms: DisplayedLoanTerms
  figures: LoanFigures | undefined
}) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const amount = (value: string | undefined) => <ExactMoney value={value} currency={terms.currencyName} />
  return (
    <DefinitionList
      lines={[
        { label: t.paidOut(), value: amount(figures?.paidOut), note: t.paidOutNote() },
        {
          label: t.fee(),
          value: amount(figures?.fee),
          note: t.feeNote({ rate: labels.rate(terms.feeRate) }),
        },
        {
          label: t.interest(),
          value: amount(figures?.totalInterest),
          note: t.interestNote({ rate: labels.rate(terms.dailyRate) }),
        },
        { label: t.total(), value: amount(figures?.total), isTotal: true },
        { label: t.cost(), value: amount(figures?.cost), note: t.costNote(), isTotal: true },
        {
          label: t.apr(),
          value: figures ? labels.rate(figures.apr) : NO_VALUE,
          note: t.aprNote(),
          isTotal: true,
        },
        {
          label: t.security(),
          value: sign(terms.securityRate) === 0 ? t.noSecurity() : amount(figures?.security),
          ...(sign(terms.securityRate) !== 0 && {
            note: t.securityNote({ rate: labels.rate(terms.securityRate) }),
          }),
        },
      ]}
    />
  )
}

/** The instalments of a loan that has not started, by days after the start. */
export function ScheduleSection({
  schedule,
  currency,
}: {
  schedule: readonly LoanInstalment[]
  currency: string
}) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const exactly = useExactFormat()
  return (
    <Section title={t.schedule()}>
      <List label={t.schedule()}>
        {schedule.map(({ number, afterDays, principal, interest, total }) => (
          <Row
            key={number}
            title={t.instalment({ number: `${number}` })}
            subtitle={t.parts({ principal: exactly(principal, 2), interest: exactly(interest, 2) })}
            end={<ExactMoney value={total} currency={currency} />}
            endNote={t.afterDays({ days: labels.days(afterDays) })}
          />
        ))}
      </List>
      <p className={styles.quiet}>{t.begins()}</p>
      <UtcDaysNote />
    </Section>
  )
}

/** What happens on default, and that early repayment is free; shown before applying. */
export function WorstCaseNotice({ terms }: { terms: DisplayedLoanTerms }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  return (
    <>
      <Notice tone="risk" title={t.worstTitle()}>
        <div className={styles.words}>
          <p>{t.worstLate({ rate: labels.rate(terms.overdueRate) })}</p>
          <p>{t.worstCalled({ days: labels.days(terms.graceDays) })}</p>
          {sign(terms.securityRate) !== 0 && <p>{t.worstSecurity()}</p>}
        </div>
      </Notice>
      <p className={styles.quiet}>{t.early()}</p>
    </>
  )
}

/** The amount limits of a product, as texts. */
export function useLimitTexts() {
  const t = useMessages('loan')
  const exactly = useExactFormat()
  return ({ minAmount, maxAmount, currencyName }: LoanProduct) => ({
    minimum: exactly(minAmount),
    maximum: exactly(maxAmount),
    currency: currencyName,
    text: t.limits({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency: currencyName }),
  })
}
