import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import { SandboxBadge } from '#src/ui/feedback/states.tsx'
import { AccrualList } from '#src/widgets/earning/accrual-list.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'
import { useSite } from '#src/widgets/site/use-site.ts'

/** The daily interest of pledges. */
export default function PledgeInterestScreen() {
  const t = useMessages('earning')
  const { isSandbox } = useSite()
  return (
    <Screen title={t.interest()}>
      <div className={styles.page}>
        {isSandbox && (
          <div className={styles.badge}>
            <SandboxBadge />
          </div>
        )}
        <AccrualList service={EARNING_SERVICES.pledge} />
      </div>
    </Screen>
  )
}
