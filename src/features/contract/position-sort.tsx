import { useEffect, useState } from 'react'
import type { ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Locale } from '#src/lib/locales.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { compare, type Decimal } from '#src/lib/money/money.ts'
import { nameCollator } from '#src/lib/names/name-collator.ts'
import { quoteOf } from '#src/stores/quotes/quotes.ts'
import { SortButton } from '#src/widgets/quotes/sort-header.tsx'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import type { Pages } from '#src/widgets/lists/use-pages.ts'
import { livePosition } from './live-position.ts'
import styles from './position-card.module.css'

type PositionColumn = 'name' | 'profit' | 'margin' | 'distance'
type PositionSort = Sort<PositionColumn> | undefined

/** The positions in the order that was chosen; all pages are loaded then, as only a complete list can be sorted. */
export function useSortedPositions(pages: Pages<ContractPosition>) {
  const locale = useLanguage()
  const [sort, setSort] = useState<PositionSort>()
  const { rows, hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  const isIncomplete = sort !== undefined && hasMore && !isLoadingMore && !hasMoreFailed
  useEffect(() => {
    if (isIncomplete) loadMore()
  }, [isIncomplete, loadMore])
  return { sort, setSort, pages: { ...pages, rows: rows && sortPositions(rows, sort, locale) } }
}

/** Positions by a column, at the latest prices; those without a figure come last, ties keep the server's order. */
export function sortPositions(
  positions: readonly ContractPosition[],
  sort: PositionSort,
  locale: Locale,
): ContractPosition[] {
  if (!sort) return [...positions]
  const sign = sort.isDescending ? -1 : 1
  if (sort.by === 'name') {
    const collator = nameCollator(locale)
    return positions.toSorted(
      (a, b) => sign * collator.compare(productName(a, locale), productName(b, locale)),
    )
  }
  const { by } = sort
  const figures = new Map(positions.map(position => [position, figureOf(position, by)]))
  return positions.toSorted((a, b) => {
    const [one, other] = [figures.get(a), figures.get(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return sign * compare(one, other)
  })
}

function figureOf(position: ContractPosition, by: Exclude<PositionColumn, 'name'>): Decimal | undefined {
  if (by === 'margin') return position.margin
  return livePosition(position, quoteOf(position.productId)?.nowPrice ?? position.nowPrice)[by]
}

interface PositionSortHeaderProps {
  sort: PositionSort
  onSort: (sort: PositionSort) => void
}

/** The column headers of the positions, shown where they are a table. */
export function PositionSortHeader(props: PositionSortHeaderProps) {
  const t = useMessages('contract')
  const market = useMessages('market')
  return (
    <div className={styles.header}>
      <SortButton by="name" label={market.name()} {...props} />
      <SortButton by="profit" label={t.profit()} {...props} />
      <span>{t.quantity()}</span>
      <span>{t.entry()}</span>
      <span>{t.now()}</span>
      <SortButton by="margin" label={t.margin()} {...props} />
      <SortButton by="distance" label={t.liquidationPrice()} {...props} />
      <span>{t.setExits()}</span>
    </div>
  )
}
