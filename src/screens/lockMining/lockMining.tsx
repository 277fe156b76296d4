import { useMessages } from '../../i18n/use-messages.ts'
import { PATHS } from '../../lib/paths.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { AccrualList } from '../../widgets/earning/accrual-list.tsx'
import styles from '../../widgets/earning/earning.module.css'
import { ServiceHead } from '../../widgets/earning/service-head.tsx'
import { EARNING } from '../../widgets/earning/service.ts'
import { MiningTotals } from '../../widgets/earning/totals.tsx'
import { SignInInvitation } from '../../widgets/sign-in-invitation.tsx'

/** What somebody has locked, what it has put out day by day, and the ways to products and locks. */
export default function LockMining() {
  const t = useMessages('earning')
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.mining()}>
      <div className={styles.page}>
        <ServiceHead service={EARNING.mining} />
        <div className={styles.links}>
          <ButtonLink kind="quiet" block icon="lock" to={PATHS.lockMiningProducts}>
            {t.products()}
          </ButtonLink>
          <ButtonLink kind="quiet" block icon="receipt" to={PATHS.lockMiningOrders}>
            {t.myLocks()}
          </ButtonLink>
        </div>
        {isSignedIn ? (
          <>
            <MiningTotals />
            <Section title={t.output()}>
              <div className={styles.beneath}>
                <AccrualList service={EARNING.mining} />
              </div>
            </Section>
          </>
        ) : (
          <SignInInvitation />
        )}
      </div>
    </Screen>
  )
}
