import type { ProductType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Chip } from '#src/ui/choices/choice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Section } from '#src/ui/screen.tsx'
import Movers from '#src/widgets/quotes/movers.tsx'
import { QuoteRow, quoteListClass } from '#src/widgets/quotes/quote-row.tsx'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useRecommendedProducts } from '#src/widgets/quotes/use-recommended-products.ts'
import { useSparklines } from '#src/widgets/quotes/use-sparklines.ts'
import { chooseMarketTab } from './market-view.ts'
import { RecentSearchList } from './recent-search-list.tsx'
import styles from './search-start.module.css'

/** How many of the recommended products are offered. */
const maxProducts = 6

/** What is offered before anything is typed: earlier searches, the lists of the market, and products. */
export function SearchStart({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useMessages('home')
  const open = useOpenProduct()
  const { products, hasFailed, retry } = useRecommendedProducts()
  const lines = useSparklines(products)
  return (
    <>
      <RecentSearchList onChoose={onChoose} />
      <Lists />
      {products && <Movers products={products} />}
      <Section title={t.recommended()}>
        {products ? (
          <ul className={quoteListClass} aria-label={t.recommended()}>
            {products.slice(0, maxProducts).map(product => (
              <li key={product.productId}>
                <QuoteRow product={product} onOpen={open} line={lines.get(product.productId)} />
              </li>
            ))}
          </ul>
        ) : (
          <QueryFallback isFailed={hasFailed} onRetry={retry} rows={maxProducts} />
        )}
      </Section>
    </>
  )
}

/** The lists of the market by type. */
function Lists() {
  const t = useMessages('market')
  const { switchTab } = useNavigation()
  const lists = [
    [1, t.usStocks()],
    [2, t.crypto()],
    [3, t.futures()],
    [4, t.forex()],
  ] as const satisfies readonly (readonly [ProductType, string])[]
  return (
    <ul className={styles.chips} aria-label={t.title()}>
      {lists.map(([type, label]) => (
        <li key={type}>
          <Chip
            onPress={() => {
              chooseMarketTab(`${type}`)
              switchTab(PATHS.market)
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
