import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { AccrualList } from '#src/widgets/earning/accrual-list.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ServiceHeader } from '#src/widgets/earning/service-header.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'
import { MiningTotals } from './mining-totals.tsx'
import { SignInPrompt } from '#src/widgets/account/sign-in-prompt.tsx'

/** Lock mining: totals and daily output, with links to products and own orders. */
export default function MiningScreen() {
  const t = useMessages('earning')
  const isSignedIn = useIsSignedIn()
  return (
    <Screen title={t.mining()}>
      <div className={styles.page}>
        <ServiceHeader service={EARNING_SERVICES.mining} />
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
                <AccrualList service={EARNING_SERVICES.mining} />
              </div>
            </Section>
          </>
        ) : (
          <SignInPrompt />
        )}
      </div>
    </Screen>
  )
}
