import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choice.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/states.tsx'
import type { OrdersProps } from '../ticket/order-operation.ts'
import styles from './orders.module.css'
import type { OrderFilter } from './use-order-pages.ts'

export interface OrderBookProps extends OrdersProps {
  /** Further choices of this way to trade, beside that of the product. */
  renderFilters?: ((view: OrderFilter['view']) => ReactNode) | undefined
  /** The list of what was chosen. */
  children: (filter: OrderFilter) => ReactNode
}

/** One's own orders of one way to trade: those that wait and those that came to an end, of this product or of all. */
export function OrderBook({ product, renderFilters, children }: OrderBookProps) {
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
        {renderFilters?.(view)}
      </div>
      {children({ view, productId: isAll ? undefined : product.productId })}
    </>
  )
}
