import { useMessages } from '../../i18n/use-messages.ts'
import { Screen } from '../../ui/screen.tsx'
import styles from '../../widgets/earning/earning.module.css'
import { ProductList } from '../../widgets/earning/product-list.tsx'
import { ServiceHead } from '../../widgets/earning/service-head.tsx'
import { EARNING } from '../../widgets/earning/service.ts'

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
