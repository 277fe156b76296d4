import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from './trade.module.css'

/** The placeholder of price, chart and ticket while the product loads; the price may be there already. */
export function TradeSkeleton({ price, hasBook = false }: { price?: ReactNode; hasBook?: boolean }) {
  const t = useMessages('common')
  return (
    <div className={styles.columns} aria-busy>
      <p className="visually-hidden">{t.loading()}</p>
      <div className={styles.market}>
        {price ?? (
          <div className={styles.waiting}>
            <Skeleton width="60%" height={40} />
            <Skeleton width="40%" height={16} />
          </div>
        )}
        <Skeleton height={320} />
      </div>
      <div className={styles.ticket}>
        <TicketSkeleton />
      </div>
      {hasBook && <div className={styles.book} />}
    </div>
  )
}

/** The placeholder of a ticket while its code loads. */
export function TicketSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={46} />
      <Skeleton height={46} />
      <Skeleton height={50} />
      <Skeleton height={200} />
    </div>
  )
}
