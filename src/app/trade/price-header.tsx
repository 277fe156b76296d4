import { MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'
import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber } from '#src/lib/numbers/format-number.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useCurrencyName, useIsLoadingCurrencies } from '#src/widgets/format/use-currency-name.ts'
import { quoteTimeOnDevice, useLivePrice, type LivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import styles from './trade.module.css'
import { TradingHours } from './trading-hours.tsx'

/** The header with the live price: only it is rendered with each tick. */
export function LivePriceHeader({ detail }: { detail: ProductDetail }) {
  return <PriceHeader detail={detail} live={useLivePrice(detail)} />
}

/** The price with its age, the change, and the figures of the day. */
export function PriceHeader({ detail, live }: { detail: ProductDetail; live: LivePrice }) {
  const t = useMessages('trade')
  const { priceScale, currencyId } = detail.rules
  const currencyName = useCurrencyName()
  const isLoading = useIsLoadingCurrencies()
  const { quote, ticker, isStale } = live
  const price = quote ?? ticker
  return (
    <div className={styles.price}>
      <div className={styles.now}>
        <span className="visually-hidden">{t.price()}</span>
        <Price
          value={price.nowPrice}
          decimals={priceScale}
          size="display"
          stale={isStale}
          currency={isLoading ? undefined : currencyName(currencyId)}
        />
        <p className={styles.change}>
          <Change value={price.changePrice} decimals={priceScale} stale={isStale} />
          <Change value={price.changeRate} stale={isStale} />
          <Age time={quoteTimeOnDevice(quote)} staleAfter={MAX_QUOTE_AGE} isFailing={isStale} />
        </p>
      </div>
      <DayStats ticker={ticker} priceScale={priceScale} />
      <TradingHours product={detail.product} trading={detail.trading} />
    </div>
  )
}

function DayStats({ ticker, priceScale }: { ticker: LivePrice['ticker']; priceScale: number }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  const stats = [
    [t.dayHigh(), price(ticker.day.max)],
    [t.dayLow(), price(ticker.day.min)],
    [t.previousClose(), price(ticker.prevDay.close)],
    [t.dayVolume(), formatCompact(ticker.day.volume, { locale })],
  ] as const
  return (
    <dl className={styles.day}>
      {stats.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
