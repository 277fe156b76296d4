import type { Loan, LoanPayment, LoanProduct } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'

/** The labels and formats of loan terms, statuses and dates. */
export function useLoanLabels() {
  const t = useMessages('loan')
  const locale = useLanguage()
  const durations = useDurationFormat()
  const date = useDateFormat()
  const states: Record<Loan['status'], () => string> = {
    pending: t.pending,
    refused: t.refused,
    withdrawn: t.withdrawn,
    running: t.running,
    overdue: t.overdue,
    called: t.called,
    repaid: t.repaid,
  }
  const kinds: Record<LoanPayment['kind'], () => string> = {
    instalment: t.kindInstalment,
    byHand: t.kindByHand,
    early: t.kindEarly,
    security: t.kindSecurity,
  }
  const clock = useMessages('clock')
  const day = (time: number) => date(time, 'utcDay')
  const rate = (fraction: string) => feePercent(fraction, locale)
  return {
    rate,
    days: (count: number) => durations({ count, unit: 'D' }),
    aYear: ({ yearRate }: Pick<LoanProduct, 'yearRate'>) => t.aYear({ rate: rate(yearRate) }),
    status: (status: Loan['status']) => states[status](),
    kind: (kind: LoanPayment['kind']) => kinds[kind](),
    /** A UTC day, whatever the time zone of the user. */
    day,
    /** The same, labeled as UTC. */
    utcDay: (time: number) => clock.utcDay({ day: day(time) }),
    /** A due date in UTC, and the same time in local time. */
    due: (time: number) => `${t.onDay({ day: day(time) })} · ${clock.here({ time: date(time, 'minute') })}`,
  }
}
