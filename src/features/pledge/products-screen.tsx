import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ProductList } from '#src/widgets/earning/product-list.tsx'
import { ServiceHead } from '#src/widgets/earning/service-head.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'

/** What can be pledged, and the ways to what one has pledged. */
export default function PledgeList() {
  const t = useMessages('earning')
  return (
    <Screen title={t.pledge()}>
      <div className={styles.page}>
        <ServiceHead service={EARNING.pledge} />
        <div className={styles.links}>
          <ButtonLink kind="quiet" block icon="receipt" to={PATHS.pledgeOrders}>
            {t.myPledges()}
          </ButtonLink>
          <ButtonLink kind="quiet" block icon="chart" to={PATHS.pledgeInterest}>
            {t.interest()}
          </ButtonLink>
        </div>
        <Section title={t.products()}>
          <ProductList service={EARNING.pledge} />
        </Section>
      </div>
    </Screen>
  )
}
