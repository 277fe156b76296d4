import { useMessages } from '../../../i18n/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { EndOfList, ErrorState } from '../../../ui/states.tsx'
import type { Pages } from '../../../widgets/use-pages.ts'
import styles from '../followOrder.module.css'

/** What stands under a list that comes in pages: more of it, why there is not, or its end. */
export function MoreRows<Row>({ pages, pageSize = 20 }: { pages: Pages<Row>; pageSize?: number }) {
  const t = useMessages('follow')
  const { rows, hasMore, hasMoreFailed, isLoadingMore, loadMore } = pages
  if (hasMoreFailed) return <ErrorState onRetry={loadMore} />
  if (!hasMore) return (rows?.length ?? 0) > pageSize ? <EndOfList /> : null
  return (
    <div className={styles.more}>
      <Button kind="plain" size="small" onPress={loadMore} busy={isLoadingMore}>
        {t.older()}
      </Button>
    </div>
  )
}
