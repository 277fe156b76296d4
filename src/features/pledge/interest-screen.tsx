import { useMessages } from '#src/i18n/use-messages.ts'
import { AccrualList } from '#src/widgets/earning/accrual-list.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'

/** The daily interest of pledges. */
export default function PledgeInterestScreen() {
  const t = useMessages('earning')
  return (
    <MoneyScreen title={t.interest()}>
      <AccrualList service={EARNING_SERVICES.pledge} />
    </MoneyScreen>
  )
}
