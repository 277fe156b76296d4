import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ProductList } from '#src/widgets/earning/product-list.tsx'
import { ServiceHeader } from '#src/widgets/earning/service-header.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

/** The pledge products, with links to own pledges and interest. */
export default function PledgeProductsScreen() {
  const t = useMessages('earning')
  return (
    <Screen title={t.pledge()}>
      <div className={styles.page}>
        <ServiceHeader service={EARNING_SERVICES.pledge} />
        <div className={styles.links}>
          <ButtonLink kind="quiet" block icon="receipt" to={PATHS.pledgeOrders}>
            {t.myPledges()}
          </ButtonLink>
          <ButtonLink kind="quiet" block icon="chart" to={PATHS.pledgeInterest}>
            {t.interest()}
          </ButtonLink>
        </div>
        <Section title={t.products()}>
          <ProductList service={EARNING_SERVICES.pledge} />
        </Section>
      </div>
    </Screen>
  )
}
