import type { ReactNode } from 'react'
import type { SpotOrderStatus } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDates } from '../dates.ts'
import { serverWords } from '../server-words.ts'

/** What an order tells of its state, in whichever market. */
interface OrderState {
  status: SpotOrderStatus
  /** Message key of why it was rejected. */
  reason: string | null
  createdAt: number
  closedAt: number | null
}

/** The word for each state of an order. */
export function useStatusWords(): Record<SpotOrderStatus, string> {
  const t = useMessages('trade')
  return {
    open: t.statusOpen(),
    filled: t.statusFilled(),
    cancelled: t.statusCancelled(),
    rejected: t.statusRejected(),
  }
}

/** What a list says under an order: its state, since when, and, when it was rejected, why. */
export function useStatusLines(): (order: OrderState) => ReactNode {
  const words = useStatusWords()
  const locale = useLanguage()
  const date = useDates()
  return ({ status, reason, createdAt, closedAt }) => (
    <>
      {`${words[status]} · ${date(closedAt ?? createdAt, 'moment')}`}
      {reason !== null && (
        <>
          <br />
          {serverWords(reason, {}, locale)}
        </>
      )}
    </>
  )
}
