import { useState } from 'react'
import type { EarningOrder, EarningPreview } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SandboxBadge } from '#src/ui/states.tsx'
import { UtcDaysNote } from '../clock-note.tsx'
import { useDates } from '../dates.ts'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { ExactAmount } from '../exact-amount.tsx'
import styles from './earning.module.css'
import { ExitSheet } from './exit-sheet.tsx'
import { useFigureLines } from './preview-lines.tsx'
import type { EarningService } from './service.ts'
import { useEarningWords } from './use-earning-words.ts'

export interface OrderSheetProps {
  service: EarningService
  order: EarningOrder
  /** What was shown before it was bought; then this is its receipt. */
  preview?: EarningPreview
  onClose: () => void
}

/** One order with its terms, what it has earned and what came of it; the way out of it, and to each of its days. */
export function OrderSheet({ service, order, preview, onClose }: OrderSheetProps) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving) return <ExitSheet service={service} orderId={order.id} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={preview ? words.placed : order.name}
      footer={
        <div className={styles.choice}>
          {order.daysAccrued > 0 && (
            <ButtonLink block kind="quiet" to={pathTo(service.accrualsPath, { order: order.id })}>
              {t.seeDays()}
            </ButtonLink>
          )}
          <ButtonLink block kind="quiet" to={preview ? service.ordersPath : PATHS.ledgerEntries}>
            {preview ? words.orders : t.seeEntries()}
          </ButtonLink>
          {order.status === 'running' && !preview && (
            <Button block kind="danger" onPress={() => setLeaving(true)}>
              {t.leave()}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.sheet}>
        {preview && <Comparison order={order} preview={preview} />}
        <OrderLines service={service} order={order} />
        <UtcDaysNote />
        <CheckButton record={{ kind: `${service.id}Order`, id: order.id }} />
        <div className={styles.badge}>
          <SandboxBadge />
        </div>
      </div>
    </Sheet>
  )
}

/** The figures that were promised: the order must come to them. */
const amounts = ['amount', 'dailyRate', 'dailyInterest', 'totalInterest', 'returns', 'earlyRate'] as const
const others = ['termDays', 'startsAt', 'endsAt', 'earlyBasis'] as const

function Comparison({ order, preview }: { order: EarningOrder; preview: EarningPreview }) {
  const t = useMessages('earning')
  const isSame =
    amounts.every(name => compare(order[name], preview[name]) === 0) &&
    others.every(name => order[name] === preview[name])
  return isSame ? (
    <Notice tone="ok">{t.asPreviewed()}</Notice>
  ) : (
    <Notice tone="danger">{t.otherFigures()}</Notice>
  )
}

function OrderLines({ service, order }: { service: EarningService; order: EarningOrder }) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const date = useDates()
  const lines = useFigureLines(service, order, order)
  const ending = useEnding(order)
  const progress: Definition = {
    label: t.earned(),
    value: lines.amount(order.accrued),
    note: t.earnedDays({ days: `${order.daysAccrued}`, term: `${order.termDays}` }),
  }
  return (
    <DefinitionList
      lines={[
        { label: t.status(), value: words.status(order) },
        { label: t.rate(), value: words.aDay(order), note: words.aYear(order) },
        { ...lines.held, ...(order.status !== 'running' && { label: t.amount(), note: undefined }) },
        progress,
        ...(order.nextAccrualAt === null
          ? ending
          : [
              { label: t.nextDay(), value: date(order.nextAccrualAt, 'minute') },
              ...lines.times,
              ...lines.earnings,
              { label: t.early(), value: words.rate(order.earlyRate), note: words.early(order) },
            ]),
        { label: t.bought(), value: date(order.createdAt, 'moment') },
        { label: t.number(), value: order.id },
      ]}
    />
  )
}

/** What came of an order that has ended. */
function useEnding({ penalty, returned, net, closedAt, assetName, currencyId }: EarningOrder): Definition[] {
  const t = useMessages('earning')
  const date = useDates()
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
