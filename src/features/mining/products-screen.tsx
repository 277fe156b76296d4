import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import styles from '#src/widgets/earning/earning.module.css'
import { ProductList } from '#src/widgets/earning/product-list.tsx'
import { ServiceHead } from '#src/widgets/earning/service-head.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'

/** What can be locked. */
export default function LockMiningProductList() {
  const t = useMessages('earning')
  return (
    <Screen title={t.mining()}>
      <div className={styles.page}>
        <ServiceHead service={EARNING.mining} />
        <ProductList service={EARNING.mining} />
      </div>
    </Screen>
  )
}
