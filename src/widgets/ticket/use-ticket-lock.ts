import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import { serverMessage } from '../format/server-messages.ts'

/**
 * Why no order can be placed in a product now, or until when it would wait. A limit order can wait for a closed market;
 * a suspended product accepts no orders.
 */
export function useTicketLock(
  { trading }: ProductDetail,
  isStale: boolean,
  canWait: boolean,
): { lock?: string; wait?: string } {
  const t = useMessages('trade')
  const locale = useLanguage()
  const date = useDateFormat()
  if (trading.status !== 'open') {
    const reason = serverMessage(trading.reason ?? `hint_product_${trading.status}`, {}, locale)
    const opens =
      trading.nextOpenAt === null ? t.opensUnknown() : t.opensAt({ time: date(trading.nextOpenAt, 'moment') })
    const message = `${reason}. ${opens}`
    return canWait && trading.status === 'closed' ? { wait: message } : { lock: message }
  }
  return isStale ? { lock: t.priceStale() } : {}
}
