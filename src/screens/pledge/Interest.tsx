import { useMessages } from '../../i18n/use-messages.ts'
import { Screen } from '../../ui/screen.tsx'
import { SandboxBadge } from '../../ui/states.tsx'
import { AccrualList } from '../../widgets/earning/accrual-list.tsx'
import styles from '../../widgets/earning/earning.module.css'
import { EARNING } from '../../widgets/earning/service.ts'
import { useSite } from '../../widgets/page-blocks/use-site.ts'

/** What pledges have earned, day by day. */
export default function PledgeInterest() {
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
        <AccrualList service={EARNING.pledge} />
      </div>
    </Screen>
  )
}
