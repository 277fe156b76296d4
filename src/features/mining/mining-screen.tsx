import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { AccrualList } from '#src/widgets/earning/accrual-list.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ServiceHead } from '#src/widgets/earning/service-head.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'
import { MiningTotals } from '#src/widgets/earning/totals.tsx'
import { SignInInvitation } from '#src/widgets/sign-in-invitation.tsx'

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
