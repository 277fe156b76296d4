import { useCallback, useDeferredValue, type ReactNode } from 'react'
import type { Product } from '#models'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { QuoteRow } from '#src/widgets/quotes/quote-row.tsx'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useSortedProducts } from '#src/widgets/quotes/use-sorted-products.ts'

export interface QuoteListProps {
  label: string
  products: readonly Product[]
  sort?: Sort | undefined
  isWatched: (product: Product) => boolean
  onToggle: (product: Product) => unknown
  /** After the last row, such as EndOfList. */
  after?: ReactNode
  /** Whether the rows have the columns of the day. */
  hasDay?: boolean
  /** The prices of the last day by product, where the rows have a line. */
  lines?: ReadonlyMap<number, readonly string[]>
}

const noLine: readonly string[] = []

/** A virtual list of products with live quotes. It scrolls with the page. */
export function QuoteList({
  label,
  products,
  sort,
  isWatched,
  onToggle,
  after,
  hasDay = false,
  lines,
}: QuoteListProps) {
  const open = useOpenProduct()
  // The header answers a press at once, the rows follow.
  const sorted = useSortedProducts(products, useDeferredValue(sort))
  const renderRow = useCallback(
    (product: Product) => (
      <QuoteRow
        product={product}
        onOpen={open}
        isWatched={isWatched(product)}
        onToggle={onToggle}
        hasDay={hasDay}
        {...(lines && { line: lines.get(product.productId) ?? noLine })}
      />
    ),
    [open, isWatched, onToggle, hasDay, lines],
  )
  return <VirtualList label={label} items={sorted} keyOf={idOf} renderRow={renderRow} after={after} />
}

function idOf({ productId }: Product): number {
  return productId
}
