import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { List } from '#src/ui/list.tsx'
import { EmptyState, EndOfList, ErrorState, type EmptyStateProps } from '#src/ui/feedback/states.tsx'
import styles from './paged-list.module.css'
import type { Pages } from './use-pages.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export interface PagedListProps<Item> {
  pages: Pages<Item>
  /** Name of the list. */
  label: string
  /** The empty state. */
  empty: EmptyStateProps
  /** One item as an `li` with a key. */
  renderRow: (item: Item) => ReactNode
}

/** A paged list with all its states: loading, failed, empty, more to load, end. */
export function PagedList<Item>({ pages, label, empty, renderRow }: PagedListProps<Item>) {
  const { rows, isFailed, retry, hasMore } = pages
  if (isFailed || !rows) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={3} />
  return (
    <>
      {rows.length === 0 && !hasMore ? (
        <EmptyState icon="receipt" {...empty} />
      ) : (
        <List label={label}>{rows.map(renderRow)}</List>
      )}
      <PagedListFooter pages={pages} />
    </>
  )
}

/** The footer of a paged list: load more, an error, or the end. */
export function PagedListFooter<Item>({ pages }: { pages: Pages<Item> }) {
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
