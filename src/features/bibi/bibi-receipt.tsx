import type { BibiOrder, BibiPreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/price.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { useStatusWords } from '#src/widgets/orders/status-line.tsx'
import { serverWords } from '#src/widgets/server-words.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactly } from '#src/widgets/ticket/exact.tsx'
import type { Placed } from '#src/widgets/ticket/order-operation.ts'
import { AgainstPreview, priceOf, ReceiptSheet, usePreviewedNote } from '#src/widgets/ticket/receipt.tsx'

type Receipt = Placed<BibiPreview, BibiOrder>

/** What an exchange came to: line by line, beside what was previewed. Undefined: the sheet is closed. */
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
        <AgainstPreview {...{ order, preview, promised }} isBuying={order.exchangeType === 1} decimals={0} />
      )}
      <ReceiptLines {...receipt} />
    </ReceiptSheet>
  )
}

/** The figures that were promised: a fill must come to them, or say why not. */
const promised = ['quantity', 'cost', 'feeRate', 'fee', 'paid', 'received'] as const

function ReceiptLines(receipt: Receipt) {
  const { order } = receipt
  const t = useMessages('trade')
  const date = useDates()
  const figures = useFigureLines(receipt)
  const worth = useWorthLines(order)
  const side = order.exchangeType === 1 ? t.buy() : t.sell()
  const statuses = useStatusWords()
  const locale = useLanguage()
  return (
    <DefinitionList
      lines={[
        { label: order.pairCode, value: t.orderLine({ side, code: order.baseCode }) },
        { label: t.status(), value: statuses[order.status] },
        ...(order.reason === null
          ? []
          : [{ label: t.reason(), value: serverWords(order.reason, {}, locale) }]),
        ...figures,
        ...worth,
        { label: t.placedAt(), value: date(order.createdAt, 'moment') },
        ...(order.closedAt === null ? [] : [{ label: t.closedAt(), value: date(order.closedAt, 'moment') }]),
        { label: t.orderNumber(), value: order.id },
      ]}
    />
  )
}

/** Price and quantity, and, unless nothing came of it, what is paid and received. */
function useFigureLines({ order, preview }: Receipt): Definition[] {
  const t = useMessages('trade')
  const words = useMessages('bibi')
  const locale = useLanguage()
  const noteOf = usePreviewedNote()
  const coins = (label: string, name: 'paid' | 'fee' | 'received', code: string, note?: string) => ({
    label,
    value: <ExactQuantity value={order[name]} code={code} />,
    note: noteOf(order[name], preview?.[name], 0) ?? note,
    isTotal: name === 'received',
  })
  const price = priceOf(order)
  const lines: Definition[] = [
    {
      label: order.fillPrice === null ? t.limitPrice() : t.price(),
      value: <Price value={price} decimals={decimalsOf(price)} />,
      note:
        noteOf(price, preview?.price, 0) ?? words.perUnit({ quote: order.quoteCode, base: order.baseCode }),
    },
    {
      label: t.quantity(),
      value: <ExactQuantity value={order.quantity} code={order.baseCode} />,
      note: noteOf(order.quantity, preview?.quantity, 0),
    },
  ]
  if (order.status === 'cancelled' || order.status === 'rejected') return lines
  const { paidCode, receivedCode, feeCode, feeRate } = order
  const feeNote = words.feeIn({ rate: feePercent(feeRate, locale) })
  return [
    ...lines,
    coins(order.status === 'open' ? t.heldFor() : t.youPay(), 'paid', paidCode),
    coins(t.fee(), 'fee', feeCode, feeNote),
    coins(t.youReceive(), 'received', receivedCode),
  ]
}

/** What the exchange counts as in USDT, once it is made. */
function useWorthLines({
  value,
  profit,
  basePrice,
  quotePrice,
  baseCode,
  quoteCode,
}: BibiOrder): Definition[] {
  const words = useMessages('bibi')
  const exactly = useExactly()
  if (value === null || profit === null || basePrice === null || quotePrice === null) return []
  const prices = { basePrice: exactly(basePrice, 2), quotePrice: exactly(quotePrice, 2) }
  return [
    {
      label: words.worthThen(),
      value: <ExactMoney value={value} currency="USDT" />,
      note: words.pairOfPrices({ base: baseCode, quote: quoteCode, ...prices }),
    },
    {
      label: words.gain(),
      value: <ExactMoney value={profit} currency="USDT" />,
      note: words.gainNote(),
    },
  ]
}
