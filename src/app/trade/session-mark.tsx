import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useDates } from '#src/widgets/dates.ts'
import styles from './quote-detail.module.css'

const crypto = 2

/** What the exchange does at this moment, and whether one can trade here all the same (docs/decisions/0004). */
export function SessionMark({ product, trading }: Pick<ProductDetail, 'product' | 'trading'>) {
  const t = useMessages('chart')
  const date = useDates()
  const { status, session, nextOpenAt } = trading
  if (status === 'suspended') return <Mark session="closed" label={t.suspended()} />
  if (product.productType === crypto) return <Mark session="regular" label={t.aroundTheClock()} />
  const labels = {
    regular: t.sessionRegular,
    pre: t.sessionPre,
    post: t.sessionPost,
    closed: t.sessionClosed,
  }
  const notes = [
    nextOpenAt !== null && t.exchangeOpens({ time: date(nextOpenAt, 'moment') }),
    status === 'open' && session !== 'regular' && t.sandboxHours(),
  ].filter(note => note !== false)
  return <Mark session={session} label={labels[session]()} note={notes.join(' ')} />
}

function Mark({ session, label, note }: { session: string; label: string; note?: string }) {
  return (
    <p className={styles.session} data-session={session}>
      <b>{label}</b>
      {note && <span>{note}</span>}
    </p>
  )
}
