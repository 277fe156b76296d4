import type { ShareOffer } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import styles from './new-shares.module.css'
import { NextEvent } from './next-event.tsx'
import { useShareLabels } from './use-share-labels.ts'

/** Product, price, status and next event of an offer. */
export function OfferHead({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const { status, productCode, price, currencyName } = offer
  return (
    <div className={styles.head}>
      <span className={styles.subtitle}>
        <span className={styles.state} data-status={status}>
          {labels.offer(status)}
        </span>
        <bdi>{productCode}</bdi>
      </span>
      <span className={styles.price}>
        <Amount value={price} currency={currencyName} size="figure" isPrivate={false} />
        <span className={styles.quiet}>{t.perShare()}</span>
      </span>
      <NextEvent offer={offer} />
    </div>
  )
}
