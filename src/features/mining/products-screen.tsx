import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ProductList } from '#src/widgets/earning/product-list.tsx'
import { ServiceHeader } from '#src/widgets/earning/service-header.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

/** The lock mining products. */
export default function LockMiningProductsScreen() {
  const t = useMessages('earning')
  return (
    <Screen title={t.mining()}>
      <div className={styles.page}>
        <ServiceHeader service={EARNING_SERVICES.mining} />
        <ProductList service={EARNING_SERVICES.mining} />
      </div>
    </Screen>
  )
}
