import type { ProductType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/screen.tsx'
import { QuoteRow, quoteListClass, type QuoteRowProps } from '#src/widgets/quotes/quote-row.tsx'
import type { Watchlist } from '#src/widgets/quotes/use-watchlist.ts'
import { useLiveQuotes } from '#src/widgets/quotes/use-live-quotes.ts'
import { useSparklines } from '#src/widgets/quotes/use-sparklines.ts'
import type { TypeSearch } from './use-product-search.ts'

export interface SearchGroupProps {
  type: ProductType
  search: TypeSearch
  watchlist: Watchlist
  onOpen: QuoteRowProps['onOpen']
  onShowAll: () => void
}

/** The matching products of one type; renders nothing when there are none. */
export function SearchGroup({ type, search, watchlist, onOpen, onShowAll }: SearchGroupProps) {
  const t = useMessages('market')
  const { products, total } = search
  useLiveQuotes(products)
  const lines = useSparklines(products)
  if (!products?.length) return null
  const titles = { 1: t.usStocks(), 2: t.crypto(), 3: t.futures(), 4: t.forex() }
  return (
    <Section title={titles[type]}>
      <ul className={quoteListClass} aria-label={titles[type]}>
        {products.map(product => (
          <li key={product.productId}>
            <QuoteRow
              product={product}
              onOpen={onOpen}
              isWatched={watchlist.isWatched(product)}
              onToggle={watchlist.toggle}
              line={lines.get(product.productId)}
            />
          </li>
        ))}
      </ul>
      {total > products.length && (
        <Button kind="plain" size="small" busy={search.isSearching} onPress={onShowAll}>
          {t.showAll({ count: String(total) })}
        </Button>
      )}
    </Section>
  )
}
