import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import type { AppConfigRow, Product } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { selectFirstQuote } from '#src/stores/trading/selected-product.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { QuoteRow, quoteListClass } from '../quotes/quote-row.tsx'
import { QuoteStatus } from '../quotes/quote-status.tsx'
import { sortProducts, type Sort } from '../quotes/sort.ts'
import { useOpenProduct } from '../quotes/use-open-product.ts'
import { useRecommendedProducts } from '../quotes/use-recommended-products.ts'
import { useSortedProducts } from '../quotes/use-sorted-products.ts'
import { useSparklines } from '../quotes/use-sparklines.ts'
import { maxProducts, rankings, rankingsOf, rankingTitle, type Ranking } from './ranking.ts'
import styles from './ranking-block.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'

const loadMovers = () => import('../quotes/movers.tsx')

const marketPath = '/pages/tabs/quotes/quotes'

/** The recommended products (R9.8), live, ranked by change rate and by price (R4.2). */
export function RankingBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const { products, hasFailed, retry } = useRankedProducts()
  const offered = rankingsOf(rows)
  useFirstQuote(products, rankings[offered[0] ?? 'change'])
  const [chosen, setChosen] = useState<Ranking>()
  const ranking = chosen && offered.includes(chosen) ? chosen : offered[0]
  const title = rankingTitle(rows) ?? t.rankings()
  const labels = { change: t.byChange(), price: t.byPriceTab() }

  const list = products ? (
    <RankingList products={products} sort={rankings[ranking ?? 'change']} label={title} />
  ) : (
    <QueryFallback isFailed={hasFailed} onRetry={retry} rows={maxProducts} />
  )
  return (
    <>
      <Section title={title} aside={<QuoteStatus />}>
        {offered.length > 1 && ranking ? (
          <>
            <Tabs
              label={title}
              items={offered.map(id => ({ id, label: labels[id] }))}
              value={ranking}
              onChange={setChosen}
            />
            <TabPanel label={labels[ranking]}>{list}</TabPanel>
          </>
        ) : (
          list
        )}
        {products && products.length > 0 && (
          <p className={styles.all}>
            <ButtonLink kind="plain" size="small" to={marketPath}>
              {t.allMarkets()}
            </ButtonLink>
          </p>
        )}
      </Section>
      {products && products.length > 0 && <MoversInSight products={products} />}
    </>
  )
}

/** What moved most. It is far below the first view, which does without its code until somebody scrolls there. */
function MoversInSight({ products }: { products: readonly Product[] }) {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: '20%' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className={styles.movers}>
      {isNear && <LazyPart name="movers" load={loadMovers} props={{ products }} fallback={null} />}
    </div>
  )
}

interface RankingListProps {
  products: readonly Product[]
  sort: Sort
  label: string
}

function RankingList({ products, sort, label }: RankingListProps) {
  const t = useMessages('home')
  const open = useOpenProduct()
  const sorted = useSortedProducts(products, sort)
  const lines = useSparklines(products)
  if (products.length === 0) return <EmptyState icon="market" title={t.emptyQuotes()} />
  return (
    <ol className={quoteListClass} aria-label={label}>
      {sorted.slice(0, maxProducts).map(product => (
        <li key={product.productId}>
          <QuoteRow product={product} onOpen={open} line={lines.get(product.productId)} />
        </li>
      ))}
    </ol>
  )
}

/** The first quote of the ranking that is shown first becomes the selected product (R4.3). */
function useFirstQuote(products: readonly Product[] | undefined, sort: Sort): void {
  const locale = useLanguage()
  useEffect(() => {
    if (products) selectFirstQuote(sortProducts(products, sort, locale))
  }, [products, sort, locale])
}

function useRankedProducts() {
  const { products, hasFailed, retry } = useRecommendedProducts()
  // Deferred: ten rows at once would block input on a slow phone.
  return { products: useDeferredValue(products), hasFailed, retry }
}
