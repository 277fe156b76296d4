import { useState } from 'react'
import { useListBibiOrdersInfinite } from '#src/api/generated/bibi/bibi.ts'
import type { BibiOrder, ListBibiOrdersParams } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { PagedList, type PagedListProps } from '#src/widgets/lists/paged-list.tsx'
import { OrderFigure, useCancelLabel } from '#src/widgets/orders/order-figures.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { useOrderStatusText } from '#src/widgets/orders/use-order-status.tsx'
import { useOrderPages } from '#src/widgets/orders/use-order-pages.ts'
import { firstPage, pollWhile } from '#src/widgets/lists/use-pages.ts'
import { BibiReceipt } from './bibi-receipt.tsx'
import { CancelBibiOrder } from './cancel-bibi-order.tsx'
import { decimalsOf, useExactFormat, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface BibiOrdersProps {
  /** Open orders, or ended ones. */
  view: 'open' | 'history'
  filter: Omit<ListBibiOrdersParams, 'pageNum' | 'pageSize'>
  empty: PagedListProps<BibiOrder>['empty']
}

const isOpen = ({ status }: BibiOrder) => status === 'open'

/** Own coin-to-coin orders, newest first, paged; each opens its receipt. */
export function BibiOrders({ view, filter, empty }: BibiOrdersProps) {
  const t = useMessages('trade')
  const [shown, setShown] = useState<BibiOrder>()
  const [cancelling, setCancelling] = useState<BibiOrder>()
  const params = { status: view === 'open' ? ('open' as const) : ('ended' as const), ...filter }
  const orders = useListBibiOrdersInfinite(
    { ...firstPage, ...params },
    { query: { refetchInterval: pollWhile(isOpen, 5000) } },
  )
  const pages = useOrderPages(orders, { view, isOpen, placedBy: 'placeBibiOrder' })
  return (
    <>
      <PagedList
        pages={pages}
        label={view === 'open' ? t.openOrders() : t.history()}
        empty={empty}
        renderRow={order => (
          <OrderRow
            key={order.id}
            order={order}
            onOpen={() => setShown(order)}
            onCancel={() => setCancelling(order)}
          />
        )}
      />
      <BibiReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
      {cancelling && (
        <CancelBibiOrder key={cancelling.id} order={cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </>
  )
}

interface OrderRowProps {
  order: BibiOrder
  onOpen: () => void
  onCancel: () => void
}

function OrderRow({ order, onOpen, onCancel }: OrderRowProps) {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const cancelLabel = useCancelLabel()
  const exactly = useExactFormat()
  const own = useOwnFormat()
  const { status, pairCode, paidCode, receivedCode } = order
  const side = order.exchangeType === 1 ? 'buy' : 'sell'
  const title = t.orderLine({ side: side === 'buy' ? t.buy() : t.sell(), code: pairCode })
  const price = order.fillPrice ?? order.limitPrice
  const statusText = useOrderStatusText()
  const amounts = { paid: own(order.paid), paidCode, received: own(order.received), receivedCode }
  return (
    <li className={styles.row}>
      <Row
        as="div"
        title={
          <span className={styles.side} data-side={side}>
            {title}
          </span>
        }
        subtitle={
          <>
            {bibi.exchanged(amounts)}
            <br />
            {statusText(order)}
          </>
        }
        end={
          <OrderFigure label={t.price()}>
            <Price value={price} decimals={decimalsOf(price)} size="label" />
          </OrderFigure>
        }
        onPress={onOpen}
      />
      {status === 'open' && (
        <IconButton
          icon="close"
          label={cancelLabel(title, bibi.exchanged(amounts), price && exactly(price))}
          onPress={onCancel}
          size={18}
        />
      )}
    </li>
  )
}
