import type { BibiOrder, BibiPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { useOrderStatusLabels } from '#src/widgets/orders/use-order-status.tsx'
import type { PlacedOrder } from '#src/widgets/ticket/order-operation.ts'
import { CostList } from '#src/widgets/ticket/ticket-costs.tsx'
import { ReceivedCoins, receiptOf, useExactCoins, useShownReceipt } from './bibi-costs.tsx'
import { useReasonRows, useRecordRows } from '#src/widgets/ticket/receipt-rows.ts'
import {
  PreviewComparison,
  priceOf,
  ReceiptSheet,
  usePreviewedNote,
} from '#src/widgets/ticket/receipt-sheet.tsx'
import { decimalsOf, ExactQuantity, ShortMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

type Receipt = PlacedOrder<BibiPreview, BibiOrder>

/** The receipt of an order, compared with its preview. Undefined: the sheet is closed. */
export function BibiReceipt({ receipt, onClose }: { receipt: Receipt | undefined; onClose: () => void }) {
  const t = useMessages('trade')
  if (!receipt) return null
  const titles = {
    open: t.receiptOpen,
    filled: t.receiptFilled,
    cancelled: t.receiptCancelled,
    rejected: t.receiptRejected,
  }
  const { order, preview } = receipt
  return (
    <ReceiptSheet
      title={titles[order.status]()}
      onClose={onClose}
      record={{ kind: 'bibiOrder', id: order.id }}
    >
      {preview && order.status !== 'rejected' && (
        <PreviewComparison
          {...{ order, preview, fields: previewedFigures }}
          isBuying={order.exchangeType === 1}
          decimals={0}
        />
      )}
      <ReceiptRows {...receipt} />
    </ReceiptSheet>
  )
}

/** Figures of the preview that the fill is compared with. */
const previewedFigures = ['quantity', 'cost', 'feeRate', 'fee', 'paid', 'received'] as const

function ReceiptRows(receipt: Receipt) {
  const { order } = receipt
  const t = useMessages('trade')
  const figureRows = useFigureRows(receipt)
  const reasonRows = useReasonRows(order)
  const recordRows = useRecordRows(order)
  const valueRows = useValueRows(order)
  const side = order.exchangeType === 1 ? t.buy() : t.sell()
  const statuses = useOrderStatusLabels()
  const isTraded = order.status === 'open' || order.status === 'filled'
  const exact = useExactCoins(
    isTraded ? receiptOf(order, order.exchangeType === 1) : undefined,
    order.receivedCode,
    true,
  )
  return (
    <CostList
      exact={exact}
      lines={[
        { label: order.pairCode, value: t.orderLine({ side, code: order.baseCode }) },
        { label: t.status(), value: statuses[order.status] },
        ...reasonRows,
        ...figureRows,
        ...valueRows,
        ...recordRows,
      ]}
    />
  )
}

/** Price and quantity and, unless cancelled or rejected, what is paid and received. */
function useFigureRows({ order, preview }: Receipt): Definition[] {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const locale = useLanguage()
  const noteOf = usePreviewedNote()
  const isBuying = order.exchangeType === 1
  const gets = useShownReceipt(receiptOf(order, isBuying))!
  const previewed = useShownReceipt(preview && receiptOf(preview, isBuying))
  const coins = (label: string, name: 'fee' | 'total', code: string, note?: string) => ({
    label,
    value: <ReceivedCoins value={gets[name]} code={code} isPrivate />,
    note: noteOf(gets[name], previewed?.[name], 0) ?? note,
    isTotal: name === 'total',
  })
  const price = priceOf(order)
  const rows: Definition[] = [
    {
      label: order.fillPrice === null ? t.limitPrice() : t.price(),
      value: <Price value={price} decimals={decimalsOf(price)} />,
      note:
        noteOf(price, preview?.price, 0) ?? bibi.perUnit({ quote: order.quoteCode, base: order.baseCode }),
    },
    {
      label: t.quantity(),
      value: <ExactQuantity value={order.quantity} code={order.baseCode} isPrivate />,
      note: noteOf(order.quantity, preview?.quantity, 0),
    },
  ]
  if (order.status === 'cancelled' || order.status === 'rejected') return rows
  const { paidCode, receivedCode, feeCode, feeRate } = order
  const feeNote = bibi.feeIn({ rate: feePercent(feeRate, locale) })
  return [
    ...rows,
    {
      label: order.status === 'open' ? t.heldFor() : t.youPay(),
      value: <ExactQuantity value={order.paid} code={paidCode} isPrivate />,
      note: noteOf(order.paid, preview?.paid, 0),
    },
    coins(t.fee(), 'fee', feeCode, feeNote),
    coins(t.youReceive(), 'total', receivedCode),
  ]
}

/** The value and the realized profit in USDT, once it is filled. */
function useValueRows({
  value,
  profit,
  basePrice,
  quotePrice,
  baseCode,
  quoteCode,
}: BibiOrder): Definition[] {
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
  if (value === null || profit === null || basePrice === null || quotePrice === null) return []
  const prices = { basePrice: exactly(basePrice, 2), quotePrice: exactly(quotePrice, 2) }
  return [
    {
      label: bibi.worthThen(),
      value: <ShortMoney value={value} currency="USDT" isPrivate />,
      note: bibi.pairOfPrices({ base: baseCode, quote: quoteCode, ...prices }),
    },
    {
      label: bibi.gain(),
      value: <ShortMoney value={profit} currency="USDT" isPrivate />,
      note: bibi.gainNote(),
    },
  ]
}
