import { useMessages } from '#src/i18n/use-messages.ts'
import { OrdersScreen } from '#src/widgets/earning/orders-screen.tsx'
import { EARNING_SERVICES } from '#src/widgets/earning/service.ts'

export default function PledgeOrdersScreen() {
  const t = useMessages('earning')
  return <OrdersScreen service={EARNING_SERVICES.pledge} title={t.myPledges()} />
}
