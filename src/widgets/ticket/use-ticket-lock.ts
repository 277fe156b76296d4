import type { ProductDetail } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { useDates } from '../dates.ts'
import { serverWords } from '../server-words.ts'

/** Why no order can be placed in a product now, in words; undefined: one can. */
export function useTicketLock({ trading }: ProductDetail, isStale: boolean): string | undefined {
  const t = useMessages('trade')
  const locale = useLanguage()
  const date = useDates()
  if (trading.status !== 'open') {
    const reason = serverWords(trading.reason ?? `hint_product_${trading.status}`, {}, locale)
    const opens =
      trading.nextOpenAt === null ? t.opensUnknown() : t.opensAt({ time: date(trading.nextOpenAt, 'moment') })
    return `${reason}. ${opens}`
  }
  return isStale ? t.priceStale() : undefined
}
