import { rowsOf } from '#src/api/envelope.ts'
import { useListAlerts } from '#src/api/generated/alert/alert.ts'
import type { PriceAlert } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { isOfChange } from './use-alert-text.ts'

/** More are not drawn. */
const maxLines = 50

/** The chart price lines of own alerts at a price that wait, which can be moved; none for a guest. */
export function useAlertPriceLines(
  productId: number,
  review: (alert: PriceAlert, price: string) => void,
): PriceLine[] {
  const t = useMessages('alert')
  const { data } = useListAlerts(
    { productId, pageNum: 1, pageSize: maxLines },
    { query: { enabled: useIsSignedIn(), meta: { quiet: true } } },
  )
  return (rowsOf(data) ?? [])
    .filter(({ status, condition }) => status === 'active' && !isOfChange(condition))
    .map(alert => ({
      id: `alert ${alert.id}`,
      kind: 'alert',
      price: alert.value,
      label: t.line(),
      onMove: price => review(alert, price),
    }))
}
