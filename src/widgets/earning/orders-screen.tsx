import { OrderList } from './order-list.tsx'
import type { EarningService } from './service.ts'
import { MoneyScreen } from '../site/money-screen.tsx'

/** The screen of the user's orders of a service. */
export function OrdersScreen({ service, title }: { service: EarningService; title: string }) {
  return (
    <MoneyScreen title={title}>
      <OrderList service={service} />
    </MoneyScreen>
  )
}
