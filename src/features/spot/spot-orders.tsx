import { useState } from 'react'
import type { SpotOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { CopiedTradeBadge } from '#src/widgets/orders/copied-trade-badge.tsx'
import { OrderFigure, useCancelLabel } from '#src/widgets/orders/order-figures.tsx'
import { OrdersPanel } from '#src/widgets/orders/orders-panel.tsx'
import { useOrderStatusText } from '#src/widgets/orders/use-order-status.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import styles from '#src/widgets/orders/orders.module.css'
import type { OrderFilter } from '#src/widgets/orders/use-order-pages.ts'
import type { OrdersProps } from '#src/widgets/ticket/order-operation.ts'
import { priceOf } from '#src/widgets/ticket/receipt-sheet.tsx'
import { CancelSpotOrder } from './cancel-spot-order.tsx'
import { SpotReceipt } from './spot-receipt.tsx'
import { useSpotOrders } from './use-spot-orders.ts'
import { decimalsOf, ExactQuantity, useExactFormat, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** Own spot orders. */
export default function SpotOrders({ product }: OrdersProps) {
  return <OrdersPanel product={product}>{filter => <Orders {...filter} />}</OrdersPanel>
}

function Orders(filter: OrderFilter) {
  const t = useMessages('trade')
  const pages = useSpotOrders(filter)
  const [shown, setShown] = useState<SpotOrder>()
  const [cancelling, setCancelling] = useState<SpotOrder>()
  const isOpenView = filter.view === 'open'
  return (
    <>
      <PagedList
        pages={pages}
        label={isOpenView ? t.openOrders() : t.history()}
        empty={
          isOpenView
            ? { title: t.noOpenOrders(), text: t.noOpenOrdersText() }
            : { title: t.noHistory(), text: t.noHistoryText() }
        }
        renderRow={order => (
          <OrderRow
            key={order.id}
            order={order}
            onOpen={() => setShown(order)}
            onCancel={() => setCancelling(order)}
          />
        )}
      />
      <SpotReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
      <CancelSpotOrder order={cancelling} onClose={() => setCancelling(undefined)} />
    </>
  )
}

interface OrderRowProps {
  order: SpotOrder
  onOpen: () => void
  onCancel: () => void
}

function OrderRow({ order, onOpen, onCancel }: OrderRowProps) {
  const t = useMessages('trade')
  const cancelLabel = useCancelLabel()
  const own = useOwnFormat()
  const exactly = useExactFormat()
  const { status, productCode: code } = order
  const side = order.exchangeType === 1 ? 'buy' : 'sell'
  const title = t.orderLine({ side: side === 'buy' ? t.buy() : t.sell(), code })
  const price = priceOf(order)
  const priceScale = usePriceScale(order.productId)
  const statusText = useOrderStatusText()
  return (
    <li className={styles.row}>
      <Row
        as="div"
        start={<ProductMark product={order} />}
        title={
          <span className={styles.side} data-side={side}>
            {title}
            <CopiedTradeBadge from={order.copiedFrom} />
          </span>
        }
        subtitle={statusText(order)}
        end={
          <OrderFigure label={t.quantity()}>
            <ExactQuantity value={order.quantity} code={code} isPrivate />
          </OrderFigure>
        }
        endNote={
          <OrderFigure label={t.price()}>
            <Price value={price} decimals={decimalsOf(price, priceScale)} size="label" />
          </OrderFigure>
        }
        onPress={onOpen}
      />
      {status === 'open' && (
        <IconButton
          icon="close"
          label={cancelLabel(title, `${own(order.quantity)} ${code}`, exactly(price, priceScale))}
          onPress={onCancel}
          size={18}
        />
      )}
    </li>
  )
}
