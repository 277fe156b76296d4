import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/use-date-format.ts'
import { serverMessage } from '#src/widgets/server-messages.ts'

/** An order of any kind. */
interface OrderRecord {
  readonly id: string
  /** Why it was rejected, as a message of the server. */
  readonly reason: string | null
  readonly createdAt: number
  readonly closedAt: number | null
}

/** The reason of a rejected order as a row; no row for any other. */
export function useReasonRows({ reason }: Pick<OrderRecord, 'reason'>): Definition[] {
  const t = useMessages('trade')
  const locale = useLanguage()
  return reason === null ? [] : [{ label: t.reason(), value: serverMessage(reason, {}, locale) }]
}

/**
 * When the order was placed and closed, and its number: the last rows of a receipt.
 * @param closedLabel the label of the closing time, by default "Closed"
 */
export function useRecordRows(
  { id, createdAt, closedAt }: Pick<OrderRecord, 'id' | 'createdAt' | 'closedAt'>,
  closedLabel?: string,
): Definition[] {
  const t = useMessages('trade')
  const date = useDateFormat()
  const closed =
    closedAt === null ? [] : [{ label: closedLabel ?? t.closedAt(), value: date(closedAt, 'moment') }]
  return [
    { label: t.placedAt(), value: date(createdAt, 'moment') },
    ...closed,
    { label: t.orderNumber(), value: id },
  ]
}
