import type { Product, ProductType } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { formatCompact, formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { quoteOf } from '#src/stores/quotes/quotes.ts'
import { DataTable, type DataRow } from '#src/ui/figures/data-table.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { dayRange, priceDecimals } from '#src/widgets/quotes/product.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'
import { useProductList } from '#src/widgets/quotes/use-product-list.ts'
import { useSortedProducts } from '#src/widgets/quotes/use-sorted-products.ts'
import { useWatchlist } from '#src/widgets/quotes/use-watchlist.ts'

export interface QuoteTableProps {
  /** Undefined: the watchlist. */
  type: ProductType | undefined
  label: string
  sort: Sort | undefined
  onClose: () => void
}

/** A list of the market as a table, with its prices as they were when it was opened. */
export default function QuoteTable({ type, ...props }: QuoteTableProps) {
  return type === undefined ? <WatchedTable {...props} /> : <TypeTable type={type} {...props} />
}

type TableProps = Omit<QuoteTableProps, 'type'>

function WatchedTable(props: TableProps) {
  return <ProductTable {...props} products={useWatchlist().products ?? noProducts} />
}

function TypeTable({ type, ...props }: TableProps & { type: ProductType }) {
  return <ProductTable {...props} products={useProductList(type).products ?? noProducts} />
}

const noProducts: readonly Product[] = []

function ProductTable({ products, label, sort, onClose }: TableProps & { products: readonly Product[] }) {
  const t = useMessages('market')
  const rowOf = useRow()
  const sorted = useSortedProducts(products, sort)
  return (
    <MantineBoundary>
      <Sheet open onClose={onClose} title={label}>
        <DataTable
          heads={[t.name(), t.lastPrice(), t.change(), t.high(), t.low(), t.volume()]}
          rows={sorted.map(rowOf)}
        />
      </Sheet>
    </MantineBoundary>
  )
}

function useRow(): (product: Product) => DataRow {
  const locale = useLanguage()
  return product => {
    const { productId, tickerInfo } = product
    const { nowPrice, changeRate } = quoteOf(productId) ?? tickerInfo
    const { high, low } = dayRange(tickerInfo, nowPrice)
    const price = (value: string) => formatNumber(value, { locale, decimals: priceDecimals(tickerInfo) })
    return {
      id: productId,
      name: productName(product, locale),
      figures: [
        price(nowPrice),
        formatPercent(changeRate, { locale, signed: true }),
        price(high),
        price(low),
        formatCompact(tickerInfo.day.volume, { locale }),
      ],
    }
  }
}
