import type { ProductDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './trade.module.css'

const crypto = 2

/** The trading hours of the exchange now, and whether trading is possible here outside them (docs/decisions/0004). */
export function TradingHours({ product, trading }: Pick<ProductDetail, 'product' | 'trading'>) {
  const t = useMessages('chart')
  const common = useMessages('common')
  const date = useDateFormat()
  const { status, session, nextOpenAt } = trading
  if (status === 'suspended') return <HoursStatus session="closed" label={t.suspended()} />
  if (product.productType === crypto) return <HoursStatus session="regular" label={t.aroundTheClock()} />
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
  const note = notes.length === 0 ? '' : notes.reduce((first, second) => common.followed({ first, second }))
  return <HoursStatus session={session} label={labels[session]()} note={note} />
}

function HoursStatus({ session, label, note }: { session: string; label: string; note?: string }) {
  return (
    <p className={styles.hours} data-phase={session}>
      <b>{label}</b>
      {note && <span>{note}</span>}
    </p>
  )
}
