import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Section } from '#src/ui/screen.tsx'
import { OrdersPanel } from '#src/widgets/orders/orders-panel.tsx'
import { SeeAll } from '#src/widgets/page-blocks/see-all.tsx'
import type { OrdersProps } from '#src/widgets/ticket/order-operation.ts'
import styles from './contract.module.css'
import { HistoryList } from './history-list.tsx'
import { PositionList } from './position-list.tsx'
import { RejectedList } from './rejected-list.tsx'
import { OpenOrderList } from './open-order-list.tsx'

/** Own positions and open orders, shown next to the ticket. */
export default function ContractOrders({ product }: OrdersProps) {
  const t = useMessages('contract')
  return (
    <OrdersPanel product={product}>
      {({ view, productId }) =>
        view === 'open' ? (
          <div className={styles.openLists}>
            <div>
              <PositionList productId={productId} />
            </div>
            <Section
              title={t.ofProduct()}
              aside={<SeeAll to={PATHS.contractPositions} label={t.allPositions()} />}
            >
              <OpenOrderList productId={productId} />
            </Section>
          </div>
        ) : (
          <>
            <HistoryList productId={productId} closeReason={undefined} startTime={undefined} />
            <RejectedList productId={productId} />
          </>
        )
      }
    </OrdersPanel>
  )
}
