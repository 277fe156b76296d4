import { MAX_QUOTE_AGE } from '#src/lib/quote-age.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import type { LivePair } from '#src/features/bibi/use-live-pair.ts'
import styles from './trade.module.css'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The price of the pair, the age of the older of its two quotes, and the two prices it is computed from. */
export function PairHeader({ pair, live, price, basePrice, quotePrice, time }: LivePair) {
  const t = useMessages('bibi')
  const exactly = useExactFormat()
  const { baseCode: base, quoteCode: quote } = pair
  const legs = [
    [base, basePrice],
    [quote, quotePrice],
  ] as const
  return (
    <div className={styles.price}>
      <div>
        <Price value={price} decimals={pair.priceScale} size="display" stale={live.isStale} />
        <p className={styles.change}>
          <span>{t.perUnit({ quote, base })}</span>
          <Age time={time} staleAfter={MAX_QUOTE_AGE} />
        </p>
      </div>
      <dl className={styles.day}>
        {legs.map(([code, value]) => (
          <div key={code}>
            <dt>{`${code}/USDT`}</dt>
            <dd className="figures">{exactly(value, 2)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hours}>{t.madeOf({ base, quote })}</p>
    </div>
  )
}
