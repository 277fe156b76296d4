import { useMessages } from '../../i18n/use-messages.ts'
import { OrdersScreen } from '../../widgets/earning/orders-screen.tsx'
import { EARNING } from '../../widgets/earning/service.ts'

export default function PledgeOrders() {
  const t = useMessages('earning')
  return <OrdersScreen service={EARNING.pledge} title={t.myPledges()} />
}
