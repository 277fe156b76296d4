import { useMessages } from '#src/i18n/use-messages.ts'
import { OrdersScreen } from '#src/widgets/earning/orders-screen.tsx'
import { EARNING } from '#src/widgets/earning/service.ts'

export default function LockMiningOrders() {
  const t = useMessages('earning')
  return <OrdersScreen service={EARNING.mining} title={t.myLocks()} />
}
