import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '../../ui/states.tsx'
import type { Pages } from '../use-pages.ts'
import styles from './orders.module.css'

export interface OrderPagesProps<Order> {
  pages: Pages<Order>
  /** Name of the list. */
  label: string
  /** What is said when there is none. */
  empty: { title: string; text: string; action?: ReactNode }
  /** One order as an `li` with a key. */
  renderRow: (order: Order) => ReactNode
}

/** Orders page by page, with every state that a list can be in. */
export function OrderPages<Order>({ pages, label, empty, renderRow }: OrderPagesProps<Order>) {
  const t = useMessages('trade')
  const { rows, isFailed, retry, hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  if (isFailed) return <ErrorState onRetry={retry} />
  if (!rows) return <SkeletonRows count={3} />
  return (
    <>
      {rows.length === 0 && !hasMore ? (
        <EmptyState icon="receipt" {...empty} />
      ) : (
        <List label={label}>{rows.map(renderRow)}</List>
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
    </>
  )
}
