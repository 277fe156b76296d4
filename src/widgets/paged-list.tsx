import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { List } from '../ui/list.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState, type EmptyStateProps } from '../ui/states.tsx'
import styles from './paged-list.module.css'
import type { Pages } from './use-pages.ts'

export interface PagedListProps<Item> {
  pages: Pages<Item>
  /** Name of the list. */
  label: string
  /** What is said when there is nothing in it. */
  empty: EmptyStateProps
  /** One item as an `li` with a key. */
  renderRow: (item: Item) => ReactNode
}

/** A list that comes page by page, with every state that it can be in. */
export function PagedList<Item>({ pages, label, empty, renderRow }: PagedListProps<Item>) {
  const { rows, isFailed, retry, hasMore } = pages
  if (isFailed) return <ErrorState onRetry={retry} />
  if (!rows) return <SkeletonRows count={3} />
  return (
    <>
      {rows.length === 0 && !hasMore ? (
        <EmptyState icon="receipt" {...empty} />
      ) : (
        <List label={label}>{rows.map(renderRow)}</List>
      )}
      <MoreRows pages={pages} />
    </>
  )
}

/** What stands under rows that come page by page: more of them, why there is not, or their end. */
export function MoreRows<Item>({ pages }: { pages: Pages<Item> }) {
  const t = useMessages('trade')
  const { rows = [], hasMore, hasMoreFailed, isLoadingMore, loadMore } = pages
  if (!hasMore) return rows.length > 0 && <EndOfList />
  return (
    <div className={styles.more}>
      {hasMoreFailed ? (
        <ErrorState onRetry={loadMore} />
      ) : (
        <Button kind="quiet" size="small" onPress={loadMore} busy={isLoadingMore}>
          {t.showMore()}
        </Button>
      )}
    </div>
  )
}
