import { STALE_LIMIT } from '#src/lib/age.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Age } from '#src/ui/age.tsx'
import { Price } from '#src/ui/price.tsx'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import type { LivePair } from '#src/features/bibi/use-live-pair.ts'
import styles from './quote-detail.module.css'

/** The pair's price, how old the older of its two prices is, and what it is made of. */
export function PairHeader({ pair, live, price, basePrice, quotePrice, time }: LivePair) {
  const t = useMessages('bibi')
  const exactly = useExactly()
  const { baseCode: base, quoteCode: quote } = pair
  const facts = [
    [base, basePrice],
    [quote, quotePrice],
  ] as const
  return (
    <div className={styles.price}>
      <div>
        <Price value={price} decimals={pair.priceScale} size="display" stale={live.isStale} />
        <p className={styles.change}>
          <span>{t.perUnit({ quote, base })}</span>
          <Age time={time} limit={STALE_LIMIT} />
        </p>
      </div>
      <dl className={styles.day}>
        {facts.map(([code, value]) => (
          <div key={code}>
            <dt>{`${code}/USDT`}</dt>
            <dd className="figures">{exactly(value, 2)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.session}>{t.madeOf({ base, quote })}</p>
    </div>
  )
}
