import { useState } from 'react'
import type { EarningOrder, EarningPreview } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { UtcDaysNote } from '../settings/time-zone-notes.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { ExactAmount } from '../format/exact-amount.tsx'
import styles from './earning.module.css'
import { EarlyRedemptionSheet } from './early-redemption-sheet.tsx'
import { useFigureRows } from './preview-rows.tsx'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'

export interface OrderSheetProps {
  service: EarningService
  order: EarningOrder
  /** The confirmed preview; then the sheet is a receipt. */
  preview?: EarningPreview
  onClose: () => void
}

/** One order with its terms, its interest and its result; links to early redemption and to its daily interest. */
export function OrderSheet({ service, order, preview, onClose }: OrderSheetProps) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const [isRedeeming, setRedeeming] = useState(false)
  if (isRedeeming) return <EarlyRedemptionSheet service={service} orderId={order.id} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={preview ? labels.placed : order.name}
      footer={
        <div className={styles.choice}>
          {order.daysAccrued > 0 && (
            <ButtonLink block kind="quiet" to={pathTo(service.accrualsPath, { order: order.id })}>
              {t.seeDays()}
            </ButtonLink>
          )}
          <ButtonLink
            block
            kind="quiet"
            to={preview ? service.ordersPath : pathTo(PATHS.ledgerEntries, { reference: order.id })}
          >
            {preview ? labels.orders : t.seeEntries()}
          </ButtonLink>
          {order.status === 'running' && !preview && (
            <Button block kind="danger" onPress={() => setRedeeming(true)}>
              {t.leave()}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet}>
        {preview && <PreviewComparison order={order} preview={preview} />}
        <OrderRows service={service} order={order} />
        <UtcDaysNote />
        <CheckButton record={{ kind: `${service.id}Order`, id: order.id }} />
      </div>
    </Sheet>
  )
}

/** The previewed figures, which the order must match. */
const amountFields = [
  'amount',
  'dailyRate',
  'dailyInterest',
  'totalInterest',
  'returns',
  'earlyRate',
] as const
const otherFields = ['termDays', 'startsAt', 'endsAt', 'earlyBasis'] as const

function PreviewComparison({ order, preview }: { order: EarningOrder; preview: EarningPreview }) {
  const t = useMessages('earning')
  const isSame =
    amountFields.every(name => compare(order[name], preview[name]) === 0) &&
    otherFields.every(name => order[name] === preview[name])
  return isSame ? (
    <Notice tone="ok">{t.asPreviewed()}</Notice>
  ) : (
    <Notice tone="danger">{t.otherFigures()}</Notice>
  )
}

function OrderRows({ service, order }: { service: EarningService; order: EarningOrder }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const date = useDateFormat()
  const rows = useFigureRows(service, order, order)
  const closingRows = useClosingRows(order)
  const progress: Definition = {
    label: t.earned(),
    value: rows.amount(order.accrued),
    note: t.earnedDays({ days: `${order.daysAccrued}`, term: `${order.termDays}` }),
  }
  return (
    <DefinitionList
      lines={[
        { label: t.status(), value: labels.status(order) },
        { label: t.rate(), value: labels.aDay(order), note: labels.aYear(order) },
        { ...rows.held, ...(order.status !== 'running' && { label: t.amount(), note: undefined }) },
        progress,
        ...(order.nextAccrualAt === null
          ? closingRows
          : [
              { label: t.nextDay(), value: date(order.nextAccrualAt, 'minute') },
              ...rows.times,
              ...rows.earnings,
              { label: t.early(), value: labels.rate(order.earlyRate), note: labels.early(order) },
            ]),
        { label: t.bought(), value: date(order.createdAt, 'moment') },
        { label: t.number(), value: order.id },
      ]}
    />
  )
}

/** The result of an ended order. */
function useClosingRows({
  penalty,
  returned,
  net,
  closedAt,
  assetName,
  currencyId,
}: EarningOrder): Definition[] {
  const t = useMessages('earning')
  const date = useDateFormat()
  if (closedAt === null) return []
  const amount = (value: string | null, signed = false) => (
    <ExactAmount
      value={value}
      currency={assetName}
      isMoney={currencyId !== null}
      signed={signed}
      isPrivate={false}
    />
  )
  return [
    { label: t.penalty(), value: amount(penalty) },
    { label: t.returned(), value: amount(returned) },
    { label: t.net(), value: amount(net, true), note: t.netNote(), isTotal: true },
    { label: t.closedAt(), value: date(closedAt, 'moment') },
  ]
}
