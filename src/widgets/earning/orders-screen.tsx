import { Screen } from '#src/ui/screen.tsx'
import { SandboxBadge } from '#src/ui/feedback/states.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './earning.module.css'
import { OrderList } from './order-list.tsx'
import type { EarningService } from './service.ts'

/** The screen of the user's orders of a service. */
export function OrdersScreen({ service, title }: { service: EarningService; title: string }) {
  const { isSandbox } = useSite()
  return (
    <Screen title={title}>
      <div className={styles.page}>
        {isSandbox && (
          <div className={styles.badge}>
            <SandboxBadge />
          </div>
        )}
        <OrderList service={service} />
      </div>
    </Screen>
  )
}
