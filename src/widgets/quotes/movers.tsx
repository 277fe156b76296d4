import { useMemo } from 'react'
import type { Product } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { trendOf } from '#src/lib/numbers/format-number.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { quoteOf, useIsQuoteStale, useQuotePart } from '#src/stores/quotes/quotes.ts'
import { Change } from '#src/ui/figures/change.tsx'
import { Section } from '#src/ui/screen.tsx'
import styles from './movers.module.css'
import { ProductMark } from './product-mark.tsx'
import { QuoteLine } from './quote-line.tsx'
import { useOpenProduct } from './use-open-product.ts'
import { useSortedProducts } from './use-sorted-products.ts'
import { useSparklines, type DayLine } from './use-sparklines.ts'
import { useHeldName } from '#src/ui/use-held-name.ts'

/** How many of those that rose, and as many of those that fell. */
const countOfEach = 3
const byChange = { by: 'change', isDescending: true } as const

/** The products that rose and fell the most today, out of a list that the screen has anyway. Their order rests for a minute, so that a card can be pressed. */
export default function Movers({ products }: { products: readonly Product[] }) {
  const t = useMessages('home')
  const sorted = useSortedProducts(products, byChange, MINUTE)
  const lines = useSparklines(products)
  const movers = useMemo(() => strongestOf(sorted), [sorted])
  if (movers.length === 0) return null
  return (
    <Section title={t.movers()}>
      <ul className={styles.shelf} aria-label={t.movers()}>
        {movers.map(product => (
          <li key={product.productId}>
            <Mover product={product} line={lines.get(product.productId)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mover({ product, line }: { product: Product; line: DayLine | undefined }) {
  const locale = useLanguage()
  const open = useOpenProduct()
  return (
    <button type="button" className={styles.card} onClick={() => open(product)} {...useHeldName()}>
      <span className={styles.head}>
        <ProductMark product={product} size={32} />
        <span className={styles.words}>
          <span className={styles.name}>{productName(product, locale)}</span>
          <bdi className={styles.code}>{product.productCode}</bdi>
        </span>
      </span>
      <span className={styles.line}>
        {line && <QuoteLine product={product} line={line} stretches width={104} height={34} />}
      </span>
      <DayChange product={product} />
    </button>
  )
}

function DayChange({ product: { productId, tickerInfo } }: { product: Product }) {
  const changeRate = useQuotePart(productId, quote => (quote ?? tickerInfo).changeRate)
  const isStale = useIsQuoteStale(productId)
  return <Change value={changeRate} size="label" pill stale={isStale && quoteOf(productId) !== undefined} />
}

/** Gains and losses in turn, the strongest first. */
function strongestOf(sorted: readonly Product[]): readonly Product[] {
  const up = sorted.filter(product => wayOf(product) === 'up')
  const down = sorted.filter(product => wayOf(product) === 'down').toReversed()
  return Array.from({ length: countOfEach }, (_, place) => [up[place], down[place]])
    .flat()
    .filter(product => product !== undefined)
}

const wayOf = ({ productId, tickerInfo }: Product) => trendOf((quoteOf(productId) ?? tickerInfo).changeRate)
