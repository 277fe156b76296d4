import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/choices/choice.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import type { OrdersProps } from '../ticket/order-operation.ts'
import styles from './orders.module.css'
import type { OrderFilter } from './use-order-pages.ts'

export interface OrdersPanelProps extends OrdersProps {
  /** Further filters of this trading mode, beside the product. */
  renderFilters?: ((view: OrderFilter['view']) => ReactNode) | undefined
  /** Renders the filtered list. */
  children: (filter: OrderFilter) => ReactNode
}

/** The user's orders of one trading mode: open orders and history, of this product or of all. */
export function OrdersPanel({ product, renderFilters, children }: OrdersPanelProps) {
  const t = useMessages('trade')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  const [view, setView] = useState<OrderFilter['view']>('open')
  const [isAllProducts, setAllProducts] = useState(false)
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
      <TabPanel label={view === 'open' ? t.openOrders() : t.history()}>
        <div className={styles.filters}>
          <Chip selected={!isAllProducts} onPress={() => setAllProducts(false)}>
            {t.thisProduct({ code: product.productCode })}
          </Chip>
          <Chip selected={isAllProducts} onPress={() => setAllProducts(true)}>
            {t.allProducts()}
          </Chip>
          {renderFilters?.(view)}
        </div>
        {children({ view, productId: isAllProducts ? undefined : product.productId })}
      </TabPanel>
    </>
  )
}
