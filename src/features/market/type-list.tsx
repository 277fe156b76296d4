import type { ProductType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, EndOfList } from '#src/ui/feedback/states.tsx'
import { QuoteList } from './quote-list.tsx'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import { useLiveQuotes } from '#src/widgets/quotes/use-live-quotes.ts'
import { useProductList, type LoadedProducts } from '#src/widgets/quotes/use-product-list.ts'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { useListScroll } from './use-list-scroll.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

export interface TypeListProps {
  type: ProductType
  label: string
  sort: Sort | undefined
  hasDay: boolean
  /** The product whose chart the list stands beside. */
  current?: ProductKey
}

/** All products of one type. */
export function TypeList({ type, label, sort, hasDay, current }: TypeListProps) {
  const t = useMessages('market')
  const list = useProductList(type, hasDay)
  const { isWatched, toggle } = useWatchlist()
  useLiveQuotes(list.products)
  useListScroll(current ? undefined : String(type), list.products !== undefined)
  const { products, hasFailed, retry } = list

  if (!products) return <QueryFallback isFailed={hasFailed} onRetry={retry} rows={10} />
  if (products.length === 0 && list.isComplete) return <EmptyState icon="market" title={t.emptyList()} />
  return (
    <QuoteList
      label={label}
      products={products}
      sort={sort}
      isWatched={isWatched}
      onToggle={toggle}
      hasDay={hasDay}
      current={current}
      after={<ListEnd list={list} />}
    />
  )
}

/** The end of the list: loading more, retry, or the end mark. */
function ListEnd({ list: { isComplete, hasFailed, retry } }: { list: LoadedProducts }) {
  const t = useMessages('market')
  const common = useMessages('common')
  if (isComplete) return <EndOfList />
  if (!hasFailed) return <SkeletonRows count={2} />
  return (
    <p role="alert">
      {t.moreFailed()}
      <Button kind="plain" size="small" onPress={retry}>
        {common.retry()}
      </Button>
    </p>
  )
}
