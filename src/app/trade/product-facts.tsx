import { dataOf } from '#src/api/envelope.ts'
import { useListCandles } from '#src/api/generated/market/market.ts'
import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { compare, isDecimal, type Decimal } from '#src/lib/money/decimal.ts'
import { formatCompact, formatNumber } from '#src/lib/numbers/format-number.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Section } from '#src/ui/screen.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { dayRange } from '#src/widgets/quotes/product.ts'
import { useLivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import styles from './product-facts.module.css'

/** What there is to know about a product besides its price: where the price stands, its figures, and what it is. */
export default function ProductFacts({ detail }: { detail: ProductDetail }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { product } = detail
  return (
    <>
      <Section title={t.keyFigures()}>
        <Spans detail={detail} />
        <Pairs detail={detail} />
      </Section>
      {product.productDesc.trim() && (
        <Section title={t.about({ name: productName(product, locale) })}>
          <p className={styles.about} dir="auto">
            {product.productDesc}
          </p>
        </Section>
      )}
    </>
  )
}

/** Where the price stands in the range of the day and of the last 52 weeks. */
function Spans({ detail }: { detail: ProductDetail }) {
  const t = useMessages('trade')
  const { quote, ticker } = useLivePrice(detail)
  const now = (quote ?? ticker).nowPrice
  const day = dayRange(ticker, now)
  const year = useYearRange(detail)
  const { priceScale } = detail.rules
  return (
    <>
      <Span name={t.spanDay()} {...day} now={now} priceScale={priceScale} />
      {year && (
        <Span
          name={t.spanYear()}
          {...dayRange({ day: { ...ticker.day, max: year.high, min: year.low } }, now)}
          now={now}
          priceScale={priceScale}
        />
      )}
    </>
  )
}

/** The extremes of the last 52 weeks; undefined until they are known. */
function useYearRange({ product: { productType, productCode } }: ProductDetail) {
  const { data } = useListCandles(
    { productType, productCode, interval: '1w', limit: 52 },
    { query: { staleTime: HOUR, meta: { quiet: true } } },
  )
  const candles = dataOf(data)?.candles ?? []
  const high = candles
    .map(candle => candle.high)
    .toSorted(compare)
    .at(-1)
  const low = candles.map(candle => candle.low).toSorted(compare)[0]
  return high !== undefined && low !== undefined ? { high, low } : undefined
}

interface SpanProps {
  name: string
  low: Decimal
  high: Decimal
  now: Decimal
  priceScale: number
}

function Span({ name, low, high, now, priceScale }: SpanProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const price = (value: string) => (
    <bdi className="figures">{formatNumber(value, { locale, decimals: priceScale })}</bdi>
  )
  return (
    <div className={styles.span}>
      <div className={styles.track} dir="ltr" aria-hidden>
        <span style={{ insetInlineStart: `${placeIn(low, high, now)}%` }} />
      </div>
      <p className={styles.ends}>
        <span>
          {t.dayLow()} {price(low)}
        </span>
        <span>{name}</span>
        <span>
          {t.dayHigh()} {price(high)}
        </span>
      </p>
    </div>
  )
}

/** Percent from the low to the high; pixels, for which plain numbers suffice. */
function placeIn(...prices: [low: Decimal, high: Decimal, now: Decimal]): number {
  if (!prices.every(isDecimal)) return 50
  const [low, high, now] = prices.map(Number) as [number, number, number]
  return high > low ? Math.round(((now - low) / (high - low)) * 1000) / 10 : 50
}

function Pairs({ detail }: { detail: ProductDetail }) {
  const t = useMessages('trade')
  const market = useMessages('market')
  const locale = useLanguage()
  const currencyName = useCurrencyName()
  const { ticker } = useLivePrice(detail)
  const { priceScale, buyFeeRate, minAmount, currencyId } = detail.rules
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  const pairs = [
    [market.open(), price(ticker.day.open)],
    [market.average(), price(ticker.day.averagePrice)],
    [t.fee(), feePercent(buyFeeRate, locale)],
    [
      t.smallestOrder(),
      <Amount key="smallest" value={minAmount} decimals={2} currency={currencyName(currencyId)} />,
    ],
    // Above the chart, too, where there is room.
    [t.previousClose(), price(ticker.prevDay.close), styles.above],
    [t.dayVolume(), formatCompact(ticker.day.volume, { locale }), styles.above],
  ] as const
  return (
    <dl className={styles.pairs}>
      {pairs.map(([label, value, place]) => (
        <div key={label} className={place}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
