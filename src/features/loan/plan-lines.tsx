import type { LoanInstalment, LoanProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money.ts'
import { NO_VALUE } from '#src/lib/numbers.ts'
import { DefinitionList, List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { UtcDaysNote } from '#src/widgets/clock-note.tsx'
import { ExactMoney, useExactly } from '#src/widgets/ticket/exact.tsx'
import styles from './loan.module.css'
import type { LoanFigures, LoanTermsShown } from './plan.ts'
import { useLoanWords } from './use-loan-words.ts'

/** Everything that a loan costs; without figures each line stands with a dash. */
export function PlanLines({ terms, figures }: { terms: LoanTermsShown; figures: LoanFigures | undefined }) {
  const t = useMessages('loan')
  const words = useLoanWords()
  const amount = (value: string | undefined) => <ExactMoney value={value} currency={terms.currencyName} />
  return (
    <DefinitionList
      lines={[
        { label: t.paidOut(), value: amount(figures?.paidOut), note: t.paidOutNote() },
        {
          label: t.fee(),
          value: amount(figures?.fee),
          note: t.feeNote({ rate: words.rate(terms.feeRate) }),
        },
        {
          label: t.interest(),
          value: amount(figures?.totalInterest),
          note: t.interestNote({ rate: words.rate(terms.dailyRate) }),
        },
        { label: t.total(), value: amount(figures?.total), isTotal: true },
        { label: t.cost(), value: amount(figures?.cost), note: t.costNote(), isTotal: true },
        {
          label: t.apr(),
          value: figures ? words.rate(figures.apr) : NO_VALUE,
          note: t.aprNote(),
          isTotal: true,
        },
        {
          label: t.security(),
          value: sign(terms.securityRate) === 0 ? t.noSecurity() : amount(figures?.security),
          ...(sign(terms.securityRate) !== 0 && {
            note: t.securityNote({ rate: words.rate(terms.securityRate) }),
          }),
        },
      ]}
    />
  )
}

/** The instalments as planned, before it is known on which days they fall. */
export function ScheduleSection({
  schedule,
  currency,
}: {
  schedule: readonly LoanInstalment[]
  currency: string
}) {
  const t = useMessages('loan')
  const words = useLoanWords()
  const exactly = useExactly()
  return (
    <Section title={t.schedule()}>
      <List label={t.schedule()}>
        {schedule.map(({ number, afterDays, principal, interest, total }) => (
          <Row
            key={number}
            title={t.instalment({ number: `${number}` })}
            subtitle={t.parts({ principal: exactly(principal, 2), interest: exactly(interest, 2) })}
            end={<ExactMoney value={total} currency={currency} />}
            endNote={t.afterDays({ days: words.days(afterDays) })}
          />
        ))}
      </List>
      <p className={styles.quiet}>{t.begins()}</p>
      <UtcDaysNote />
    </Section>
  )
}

/** What happens to whoever cannot pay, and the way out that costs nothing: said before applying. */
export function WorstNotice({ terms }: { terms: LoanTermsShown }) {
  const t = useMessages('loan')
  const words = useLoanWords()
  return (
    <>
      <Notice tone="risk" title={t.worstTitle()}>
        <div className={styles.words}>
          <p>{t.worstLate({ rate: words.rate(terms.overdueRate) })}</p>
          <p>{t.worstCalled({ days: words.days(terms.graceDays) })}</p>
          {sign(terms.securityRate) !== 0 && <p>{t.worstSecurity()}</p>}
        </div>
      </Notice>
      <p className={styles.quiet}>{t.early()}</p>
    </>
  )
}

/** The limits of a product in a line. */
export function useLimits() {
  const t = useMessages('loan')
  const exactly = useExactly()
  return ({ minAmount, maxAmount, currencyName }: LoanProduct) => ({
    minimum: exactly(minAmount),
    maximum: exactly(maxAmount),
    currency: currencyName,
    text: t.limits({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency: currencyName }),
  })
}
