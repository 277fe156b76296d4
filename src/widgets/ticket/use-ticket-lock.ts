import type { ProductDetail } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDates } from '../dates.ts'
import { serverWords } from '../server-words.ts'

/**
 * Why an order cannot be placed in a product now, in words, or until when it would wait. An order at a limit can wait for a
 * market that is closed; in a suspended product nothing can.
 */
export function useTicketLock(
  { trading }: ProductDetail,
  isStale: boolean,
  canWait: boolean,
): { lock?: string; wait?: string } {
  const t = useMessages('trade')
  const locale = useLanguage()
  const date = useDates()
  if (trading.status !== 'open') {
    const reason = serverWords(trading.reason ?? `hint_product_${trading.status}`, {}, locale)
    const opens =
      trading.nextOpenAt === null ? t.opensUnknown() : t.opensAt({ time: date(trading.nextOpenAt, 'moment') })
    const words = `${reason}. ${opens}`
    return canWait && trading.status === 'closed' ? { wait: words } : { lock: words }
  }
  return isStale ? { lock: t.priceStale() } : {}
}
