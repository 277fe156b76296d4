import { useCallback, useDeferredValue, type ReactNode } from 'react'
import type { Product } from '#models'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { QuoteRow } from '#src/widgets/quotes/quote-row.tsx'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useSortedProducts } from '#src/widgets/quotes/use-sorted-products.ts'
import { useSparklines } from '#src/widgets/quotes/use-sparklines.ts'

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
}

/** A virtual list of products with live quotes. It scrolls with the page. */
export function QuoteList({
  label,
  products,
  sort,
  isWatched,
  onToggle,
  after,
  hasDay = false,
}: QuoteListProps) {
  const open = useOpenProduct()
  const lines = useSparklines(products)
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
        line={lines.get(product.productId)}
      />
    ),
    [open, isWatched, onToggle, hasDay, lines],
  )
  return <VirtualList label={label} items={sorted} keyOf={idOf} renderRow={renderRow} after={after} />
}

function idOf({ productId }: Product): number {
  return productId
}
