import type { Loan, LoanPayment, LoanProduct } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDates } from '#src/widgets/dates.ts'
import { useDurations } from '#src/widgets/durations.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'

/** How the terms and states of loans are said. */
export function useLoanWords() {
  const t = useMessages('loan')
  const locale = useLanguage()
  const durations = useDurations()
  const date = useDates()
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
    /** A day of UTC, whatever day it is where the reader is. */
    day,
    /** The same where nothing else says that it is one of UTC. */
    utcDay: (time: number) => clock.utcDay({ day: day(time) }),
    /** When something is due by the rule, and when that is for the reader. */
    due: (time: number) => `${t.onDay({ day: day(time) })} · ${clock.here({ time: date(time, 'minute') })}`,
  }
}
