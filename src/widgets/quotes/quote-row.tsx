import { memo, useState } from 'react'
import type { Product } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber } from '#src/lib/numbers/format-number.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { useIsQuoteStale, useQuote } from '#src/stores/quotes/quotes.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { classes } from '#src/ui/classes.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { dayRange, isSuspended, priceDecimals } from './product.ts'
import { ProductMark } from './product-mark.tsx'
import { QuoteLine } from './quote-line.tsx'
import { quoteSentence } from './quote-sentence.ts'
import type { DayLine } from './use-sparklines.ts'
import styles from './quote-row.module.css'

export interface QuoteRowProps {
  product: Product
  onOpen: (product: Product) => void
  /** Whether it is on the watchlist; omitted where there is no star. */
  isWatched?: boolean
  onToggle?: (product: Product) => unknown
  /** Whether it has the columns of the day, which a desk shows. */
  hasDay?: boolean
  /** The prices since the previous close; undefined until they are known. */
  line?: DayLine | undefined
  /** Whether it is the product that is shown beside the list. */
  isCurrent?: boolean
}

/** The class of a list of quote rows, their size container; a VirtualList does not need it. */
export const quoteListClass = styles.rows

/** A product with its picture, its line of the day and its live quote, as high as a virtual list row. A tick re-renders only its figures. */
export const QuoteRow = memo(function QuoteRow({
  product,
  onOpen,
  isWatched = false,
  onToggle,
  hasDay = false,
  line,
  isCurrent = false,
}: QuoteRowProps) {
  const t = useMessages('market')
  const locale = useLanguage()
  const name = productName(product, locale)
  return (
    <div className={styles.row} data-current={isCurrent || undefined}>
      <div className={classes(styles.columns, onToggle && styles.withStar, hasDay && styles.withDay)}>
        <ProductMark product={product} />
        <span className={styles.words}>
          <OpenButton product={product} name={name} onOpen={onOpen} isCurrent={isCurrent} />
          <span className={styles.code}>
            <bdi aria-hidden>{product.productCode}</bdi>
            {isSuspended(product) && <span className={styles.suspended}>{t.suspended()}</span>}
          </span>
        </span>
        <span className={styles.line}>{line && <QuoteLine product={product} line={line} />}</span>
        <QuoteFigures product={product} hasDay={hasDay} />
        {onToggle && (
          <span className={styles.star}>
            <IconButton
              icon="star"
              size={20}
              filled={isWatched}
              label={isWatched ? t.inWatchlist({ name }) : t.notInWatchlist({ name })}
              onPress={() => onToggle(product)}
            />
          </span>
        )}
      </div>
    </div>
  )
})

/**
 * Opens a product. Its name is the row in a sentence, so that figures are heard with what they are of. It stays the same as long as it
 * has the focus, where a new name would be read out with each tick.
 */
function OpenButton({
  product,
  name,
  onOpen,
  isCurrent,
}: Pick<QuoteRowProps, 'product' | 'onOpen'> & { name: string; isCurrent: boolean }) {
  const t = useMessages('market')
  const locale = useLanguage()
  const sentence = quoteSentence(t, locale, product, useQuote(product.productId))
  const [heard, setHeard] = useState<string>()
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={heard ?? sentence}
      onFocus={() => setHeard(sentence)}
      onBlur={() => setHeard(undefined)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(product)}
    >
      <span className={styles.name}>{name}</span>
    </button>
  )
}

/** The price and, below it, its change in percent; on a desk side by side, with the range and the volume of the day. */
function QuoteFigures({ product, hasDay }: { product: Product; hasDay: boolean }) {
  const { productId, tickerInfo } = product
  const quote = useQuote(productId)
  const isOld = useIsQuoteStale(productId)
  const { nowPrice, changeRate } = quote ?? tickerInfo
  // The figures of the list are applied right after the first render: no reason to grey them until then.
  const isGrey = (quote !== undefined && isOld) || isSuspended(product)
  return (
    <>
      <span aria-hidden className={styles.quote} data-stale={isGrey || undefined}>
        <span className={styles.price}>
          <Price value={nowPrice} decimals={priceDecimals(tickerInfo)} stale={isGrey} />
        </span>
        <span className={styles.change}>
          <Change value={changeRate} size="label" pill stale={isGrey} />
        </span>
      </span>
      {hasDay && <DayFigures product={product} nowPrice={nowPrice} />}
    </>
  )
}

function DayFigures({ product: { tickerInfo }, nowPrice }: { product: Product; nowPrice: string }) {
  const locale = useLanguage()
  const decimals = priceDecimals(tickerInfo)
  const { high, low } = dayRange(tickerInfo, nowPrice)
  const figures = [
    formatNumber(high, { locale, decimals }),
    formatNumber(low, { locale, decimals }),
    formatCompact(tickerInfo.day.volume, { locale }),
  ]
  return figures.map((text, index) => (
    <span key={index} aria-hidden className={styles.day}>
      <bdi className="figures">{text}</bdi>
    </span>
  ))
}
