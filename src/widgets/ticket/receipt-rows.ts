import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'

/** An order of any kind, as its receipt names it. */
interface OrderRecord {
  readonly id: string
  readonly createdAt: number
  readonly closedAt: number | null
}

/** The reason of a rejected order, a message of the server, as a row; no row for any other. */
export function useReasonRows({ reason }: { readonly reason: string | null }): Definition[] {
  const t = useMessages('trade')
  const locale = useLanguage()
  return reason === null ? [] : [{ label: t.reason(), value: serverMessage(reason, {}, locale) }]
}

/**
 * When the order was placed and closed, and its number: the last rows of a receipt.
 * @param closedLabel the label of the closing time, by default "Closed"
 */
export function useRecordRows({ id, createdAt, closedAt }: OrderRecord, closedLabel?: string): Definition[] {
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
