import type { QuickOrder, QuickPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { compare, sign } from '#src/lib/money/money.ts'
import type { Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useRecordPrices } from '#src/stores/quotes/seen-prices.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import type { PlacedOrder } from '#src/widgets/ticket/order-operation.ts'
import { ReceiptSheet, usePreviewedNote } from '#src/widgets/ticket/receipt-sheet.tsx'
import { CostList, type CostLine } from '#src/widgets/ticket/ticket-costs.tsx'
import { NetAmount, useExactQuick, useShownQuick } from './quick-costs.tsx'
import { useQuickLabels } from './quick-labels.ts'
import { QuickStanding } from './quick-standing.tsx'
import { useOutcomeAnnouncement, useOutcomeText } from './use-outcome-announcement.ts'
import { useQuickOrder } from './use-quick-orders.ts'
import { decimalsOf, ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

type Receipt = PlacedOrder<QuickPreview, QuickOrder>

export interface QuickReceiptProps {
  /** Undefined: the sheet is closed. */
  receipt: Receipt | undefined
  onClose: () => void
}

/** The receipt of a quick order, open or settled: both prices with their times, compared with the preview. */
export function QuickReceipt({ receipt, onClose }: QuickReceiptProps) {
  return receipt ? <OpenReceipt key={receipt.order.id} {...receipt} onClose={onClose} /> : null
}

function OpenReceipt({ order: given, preview, onClose }: Receipt & { onClose: () => void }) {
  const labels = useQuickLabels()
  const order = useQuickOrder(given)
  useRecordPrices(order.productId, order.status === 'open')
  useOutcomeAnnouncement(order)
  const textOf = useOutcomeText()
  return (
    <ReceiptSheet title={labels.title(order)} onClose={onClose} record={{ kind: 'quickOrder', id: order.id }}>
      <p className="visually-hidden">{textOf(order)}</p>
      {order.status === 'open' && <QuickStanding order={order} />}
      <ReceiptRows order={order} preview={preview} />
      <Comparison order={order} preview={preview} />
    </ReceiptSheet>
  )
}

/** Figures of the preview that the order is compared with. */
const previewedFigures = ['stake', 'payoutRate', 'fee', 'total', 'winReturns', 'drawReturns'] as const

function Comparison({ order, preview }: Receipt) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  const priceScale = usePriceScale(order.productId)
  if (!preview) return null
  if (previewedFigures.some(name => compare(order[name], preview[name]) !== 0)) {
    return <Notice tone="risk">{t.otherFigures()}</Notice>
  }
  if (compare(order.openPrice, preview.price) === 0) return <Notice tone="ok">{trade.asPreviewed()}</Notice>
  const moved = { from: exactly(preview.price, priceScale), to: exactly(order.openPrice, priceScale) }
  return <Notice>{t.beganElsewhere(moved)}</Notice>
}

function ReceiptRows({ order, preview }: Receipt) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const date = useDateFormat()
  const labels = useQuickLabels()
  const durationOf = useDurationFormat()
  const figureRows = useFigureRows({ order, preview })
  const currency = useCurrencyName()(order.currencyId)
  const exact = useExactQuick(order, currency, true)
  return (
    <CostList
      hasHero
      exact={exact}
      lines={[
        { label: productName(order, locale), value: labels.order(order) },
        { label: trade.status(), value: labels.status(order) },
        ...(order.reason === null
          ? []
          : [{ label: trade.reason(), value: serverMessage(order.reason, {}, locale) }]),
        ...figureRows,
        { label: t.duration(), value: durationOf({ count: order.duration, unit: order.durationUnit }) },
        { label: t.placedAt(), value: date(order.createdAt, 'moment') },
        { label: t.expiresAt(), value: date(order.expiresAt, 'moment') },
        ...(order.closedAt === null ? [] : [{ label: t.settledAt(), value: date(order.closedAt, 'moment') }]),
        { label: trade.orderNumber(), value: order.id },
      ]}
    />
  )
}

/** The prices, the stake and fee, and what was or may be returned. */
function useFigureRows({ order, preview }: Receipt): CostLine[] {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const noteOf = usePreviewedNote()
  const currency = useCurrencyName()(order.currencyId)
  const priceRow = usePriceRow(order.productId)
  const shown = useShownQuick(order)!
  const previewed = useShownQuick(preview)
  const money = (
    label: string,
    name: 'stake' | 'fee' | 'total' | 'winReturns' | 'drawReturns' | 'returned',
  ): Definition => ({
    label,
    value: <ExactMoney value={shown[name]} currency={currency} isPrivate />,
    note: noteOf(shown[name] ?? null, previewed?.[name]),
  })
  return [
    priceRow(t.openPrice(), order.openPrice, order.openPriceTime),
    ...(order.closePrice === null ? [] : [priceRow(t.closePrice(), order.closePrice, order.closePriceTime)]),
    money(t.stake(), 'stake'),
    { label: t.payoutRate(), value: feePercent(order.payoutRate, locale) },
    ...(sign(order.fee) === 0 ? [] : [money(trade.fee(), 'fee'), money(t.takenNow(), 'total')]),
    ...(order.returned === null || order.net === null
      ? [
          money(order.exchangeType === 1 ? t.ifWonUp() : t.ifWonDown(), 'winReturns'),
          money(t.ifDrawn(), 'drawReturns'),
        ]
      : [
          money(t.returned(), 'returned'),
          {
            label: t.net(),
            value: <NetAmount order={order} currency={currency} />,
            isTotal: true,
            isHero: true,
          },
        ]),
  ]
}

function usePriceRow(productId: number) {
  const priceScale = usePriceScale(productId)
  const t = useMessages('quick')
  const date = useDateFormat()
  return (label: string, value: string, time: number | null): Definition => ({
    label,
    value: <Price value={value} decimals={decimalsOf(value, priceScale)} />,
    note: time !== null && t.priceMadeAt({ time: date(time, 'moment') }),
  })
}
