import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SpotOrder } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Chip, Tabs } from '../../ui/choice.tsx'
import { List, Row } from '../../ui/list.tsx'
import { signInPath } from '../../ui/navigation.ts'
import { Price } from '../../ui/price.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '../../ui/states.tsx'
import { useDates } from '../dates.ts'
import { decimalsOf, ExactQuantity } from '../ticket/exact.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import styles from './orders.module.css'
import { useOrders } from './use-orders.ts'
import type { OrderFilter } from './use-orders.ts'

export interface OrderListProps {
  product: { productId: number; productCode: string }
}

/** One's own spot orders: those that wait and those that came to an end, of this product or of all. */
export function OrderList({ product }: OrderListProps) {
  const t = useMessages('trade')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  const [view, setView] = useState<OrderFilter['view']>('open')
  const [isAll, setAll] = useState(false)
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="receipt"
        title={t.ordersForMembers()}
        action={
          <ButtonLink kind="quiet" to={signInPath(pathname + search)}>
            {t.logInToTrade()}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <Tabs
        label={t.orders()}
        value={view}
        onChange={setView}
        items={[
          { id: 'open', label: t.openOrders() },
          { id: 'history', label: t.history() },
        ]}
      />
      <div className={styles.filters}>
        <Chip selected={!isAll} onPress={() => setAll(false)}>
          {t.thisProduct({ code: product.productCode })}
        </Chip>
        <Chip selected={isAll} onPress={() => setAll(true)}>
          {t.allProducts()}
        </Chip>
      </div>
      <Orders view={view} productId={isAll ? undefined : product.productId} />
    </>
  )
}

function Orders(filter: OrderFilter) {
  const t = useMessages('trade')
  const { rows, isFailed, retry, hasMore, isLoadingMore, hasMoreFailed, loadMore } = useOrders(filter)
  const [shown, setShown] = useState<SpotOrder>()
  const [leaving, setLeaving] = useState<SpotOrder>()
  const isOpenView = filter.view === 'open'
  if (isFailed) return <ErrorState onRetry={retry} />
  if (!rows) return <SkeletonRows count={3} />
  return (
    <>
      {rows.length === 0 && !hasMore ? (
        <EmptyState
          icon="receipt"
          title={isOpenView ? t.noOpenOrders() : t.noHistory()}
          text={isOpenView ? t.noOpenOrdersText() : t.noHistoryText()}
        />
      ) : (
        <List label={isOpenView ? t.openOrders() : t.history()}>
          {rows.map(order => (
            <OrderRow
              key={order.id}
              order={order}
              onOpen={() => setShown(order)}
              onCancel={() => setLeaving(order)}
            />
          ))}
        </List>
      )}
      {hasMore ? (
        <div className={styles.more}>
          {hasMoreFailed ? (
            <ErrorState onRetry={loadMore} />
          ) : (
            <Button kind="quiet" size="small" onPress={loadMore} busy={isLoadingMore}>
              {t.showMore()}
            </Button>
          )}
        </div>
      ) : (
        rows.length > 0 && <EndOfList />
      )}
      <OrderReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
      <CancelOrder order={leaving} onClose={() => setLeaving(undefined)} />
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
  const date = useDates()
  const { status, productCode: code } = order
  const side = order.exchangeType === 1 ? 'buy' : 'sell'
  const price = order.fillPrice ?? order.limitPrice
  const statuses = {
    open: t.statusOpen,
    filled: t.statusFilled,
    cancelled: t.statusCancelled,
    rejected: t.statusRejected,
  }
  return (
    <li className={styles.row}>
      <Row
        as="div"
        title={
          <span className={styles.side} data-side={side}>
            {t.orderLine({ side: side === 'buy' ? t.buy() : t.sell(), code })}
          </span>
        }
        subtitle={`${statuses[status]()} · ${date(order.closedAt ?? order.createdAt, 'moment')}`}
        end={<ExactQuantity value={order.quantity} code={code} />}
        endNote={<Price value={price} decimals={decimalsOf(price, 2)} size="label" />}
        onPress={onOpen}
      />
      {status === 'open' && <IconButton icon="close" label={t.cancelOrder()} onPress={onCancel} size={18} />}
    </li>
  )
}
