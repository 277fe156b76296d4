import { useCallback, useDeferredValue, type ReactNode } from 'react'
import type { Product } from '#models'
import { selectProduct, type ProductKey } from '#src/stores/trading/selected-product.ts'
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
  /** Of the stars, which a list beside a chart has none of. */
  isWatched: (product: Product) => boolean
  onToggle: (product: Product) => unknown
  /** After the last row, such as EndOfList. */
  after?: ReactNode
  /** Whether the rows have the columns of the day. */
  hasDay?: boolean
  /** The product whose chart the list stands beside: a row is shown there. Undefined: a row opens the trade tab. */
  current?: ProductKey | undefined
}

/** A virtual list of products with live quotes. */
export function QuoteList({
  label,
  products,
  sort,
  isWatched,
  onToggle,
  after,
  hasDay = false,
  current,
}: QuoteListProps) {
  const open = useOpenProduct()
  const lines = useSparklines(products)
  // The header answers a press at once, the rows follow.
  const sorted = useSortedProducts(products, useDeferredValue(sort))
  const renderRow = useCallback(
    (product: Product) => (
      <QuoteRow
        product={product}
        line={lines.get(product.productId)}
        {...(current
          ? { onOpen: selectProduct, isCurrent: isSame(product, current) }
          : { onOpen: open, isWatched: isWatched(product), onToggle, hasDay })}
      />
    ),
    [open, isWatched, onToggle, hasDay, lines, current],
  )
  return (
    <VirtualList
      label={label}
      items={sorted}
      keyOf={idOf}
      renderRow={renderRow}
      narrowRowHeight={92}
      after={after}
    />
  )
}

const isSame = (product: ProductKey, other: ProductKey) =>
  product.productType === other.productType && product.productCode === other.productCode

function idOf({ productId }: Product): number {
  return productId
}
