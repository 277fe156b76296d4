import { useState } from 'react'
import type { ProductDetail } from '#models'
import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useIsOnline } from '#src/ui/use-is-online.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import { serverMessage } from '../format/server-messages.ts'

export interface TicketLock {
  /** Why no order can be placed now. */
  lock?: string
  /** Whether that passes by itself: the price of a screen that has just been opened is on its way. */
  isRefreshing?: boolean
  /** Until when an order would wait. */
  wait?: string
}

/**
 * Why no order can be placed in a product now, or until when it would wait. A limit order can wait for a closed market;
 * a suspended product accepts no orders.
 */
export function useTicketLock({ trading }: ProductDetail, isStale: boolean, canWait: boolean): TicketLock {
  const t = useMessages('trade')
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const isOnline = useIsOnline()
  const isRefreshing = useIsRefreshing(isStale)
  if (trading.status !== 'open') {
    const reason = serverMessage(trading.reason ?? `hint_product_${trading.status}`, {}, locale)
    const opens =
      trading.nextOpenAt === null ? t.opensUnknown() : t.opensAt({ time: date(trading.nextOpenAt, 'moment') })
    const message = common.sentences({ first: reason, second: opens })
    if (!canWait || trading.status !== 'closed') return { lock: message }
    return isOnline ? { wait: message } : { lock: t.offline(), wait: message }
  }
  if (!isOnline) return { lock: t.offline() }
  if (isRefreshing) return { lock: t.refreshing(), isRefreshing }
  return isStale ? { lock: t.priceStale() } : {}
}

/** Whether the first live price of a screen is still awaited. */
function useIsRefreshing(isStale: boolean): boolean {
  const [hasBeenLive, setHasBeenLive] = useState(!isStale)
  if (!isStale && !hasBeenLive) setHasBeenLive(true)
  const isConnecting = useQuoteStatus(({ mode }) => mode === 'idle' || mode === 'connecting')
  return isStale && !hasBeenLive && isConnecting
}
