import type { ShareOffer } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Amount } from '#src/ui/amount.tsx'
import styles from './new-shares.module.css'
import { NextEvent } from './next-event.tsx'
import { useShareWords } from './use-share-words.ts'

/** What is offered at which price, where it stands, and how long until the next thing happens. */
export function OfferHead({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  const { status, productCode, price, currencyName } = offer
  return (
    <div className={styles.head}>
      <span className={styles.subtitle}>
        <span className={styles.state} data-status={status}>
          {words.offer(status)}
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
