import type { ProductDetail } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { useDates } from '../dates.ts'
import { useServerMessage } from '../server-message.ts'
import { isSpot } from '../traded-product.ts'

/** Why no order can be placed in a product now, in words; undefined: one can. */
export function useTicketLock({ product, trading }: ProductDetail, isStale: boolean): string | undefined {
  const t = useMessages('trade')
  const translate = useServerMessage()
  const date = useDates()
  if (trading.status !== 'open') {
    const reason = translate(trading.reason ?? `hint_product_${trading.status}`)
    const opens =
      trading.nextOpenAt === null ? t.opensUnknown() : t.opensAt({ time: date(trading.nextOpenAt, 'moment') })
    return `${reason}. ${opens}`
  }
  if (!isSpot(product)) return t.notSpot()
  return isStale ? t.priceStale() : undefined
}
