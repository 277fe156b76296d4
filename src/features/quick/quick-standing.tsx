import type { QuickOrder } from '#models'
import { useQuoteChannel } from '#src/api/quote-channels.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare, isDecimal, scaleOf, subtract } from '#src/lib/money/money.ts'
import { useIsQuoteStale, useQuotePart } from '#src/stores/quotes/quotes.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { decimalsOf } from '#src/widgets/format/exact-amount.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { Countdown } from './countdown.tsx'
import styles from './quick.module.css'

/** How long an order must stand the same way before that is said, ms. */
const STANDING_REST = 3000

/** How an open order stands: the price now against its entry, and the time left. */
export function QuickStanding({ order }: { order: QuickOrder }) {
  const t = useMessages('quick')
  const { productId, openPrice, exchangeType } = order
  useQuoteChannel(`product-${productId}`)
  const now = useQuotePart(productId, quote => quote?.nowPrice ?? '')
  const isStale = useIsQuoteStale(productId)
  const priceScale = usePriceScale(productId) ?? 2
  const decimals = Math.max(priceScale, scaleOf(openPrice))
  const way = exchangeType === 1 ? 1 : -1
  const standing = isDecimal(now) ? compare(now, openPrice) * way : undefined
  const words = { 1: t.winning(), 0: t.level(), '-1': t.losing() }
  const word = standing === undefined || isStale ? undefined : words[standing as 1 | 0 | -1]
  // Near the entry it changes with each tick.
  useAnnouncement(word, STANDING_REST)
  return (
    <div className={styles.standing}>
      <Price value={now} decimals={decimalsOf(now, priceScale)} size="display" stale={isStale} />
      {word && (
        <p data-standing={standing} className={styles.words}>
          {word}
        </p>
      )}
      {standing !== undefined && (
        <p className={styles.aside}>
          {t.openPrice()} <Price value={openPrice} decimals={decimals} size="label" />{' '}
          <Change value={subtract(now, openPrice)} decimals={decimals} size="label" stale={isStale} />
        </p>
      )}
      <p>
        <Countdown from={order.createdAt} to={order.expiresAt} />
      </p>
    </div>
  )
}
