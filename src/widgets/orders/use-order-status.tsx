import type { ReactNode } from 'react'
import type { SpotOrderStatus } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '../format/use-date-format.ts'
import { serverMessage } from '../format/server-messages.ts'

/** The status fields of an order in any market. */
interface OrderState {
  status: SpotOrderStatus
  /** Message key of the rejection reason. */
  reason: string | null
  createdAt: number
  closedAt: number | null
}

/** The label of each order status. */
export function useOrderStatusLabels(): Record<SpotOrderStatus, string> {
  const t = useMessages('trade')
  return {
    open: t.statusOpen(),
    filled: t.statusFilled(),
    cancelled: t.statusCancelled(),
    rejected: t.statusRejected(),
  }
}

/** The status text below an order in a list: status, time and, when rejected, the reason. */
export function useOrderStatusText(): (order: OrderState) => ReactNode {
  const labels = useOrderStatusLabels()
  const locale = useLanguage()
  const date = useDateFormat()
  return ({ status, reason, createdAt, closedAt }) => (
    <>
      {`${labels[status]} · ${date(closedAt ?? createdAt, 'moment')}`}
      {reason !== null && (
        <>
          <br />
          {serverMessage(reason, {}, locale)}
        </>
      )}
    </>
  )
}
