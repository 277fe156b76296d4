import type { SpotOrder, SpotPreview } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { compare, isDecimal, multiply } from '../../lib/money.ts'
import { formatPercent } from '../../lib/numbers.ts'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/list.tsx'
import type { Definition } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SandboxBadge } from '../../ui/states.tsx'
import { useCurrencyName } from '../currencies.ts'
import { useDates } from '../dates.ts'
import { productName } from '../../lib/lookups.ts'
import { serverWords } from '../server-words.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactly } from '../ticket/exact.tsx'
import type { Placed } from '../ticket/order-operation.ts'
import styles from '../orders/orders.module.css'

type Receipt = Placed<SpotPreview, SpotOrder>

interface OrderReceiptProps {
  /** Undefined: the sheet is closed. */
  receipt: Receipt | undefined
  onClose: () => void
}

/** What an order came to: line by line, beside what was previewed. */
export function OrderReceipt({ receipt, onClose }: OrderReceiptProps) {
  const t = useMessages('trade')
  if (!receipt) return null
  const titles = {
    open: t.receiptOpen,
    filled: t.receiptFilled,
    cancelled: t.receiptCancelled,
    rejected: t.receiptRejected,
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={titles[receipt.order.status]()}
      footer={
        <ButtonLink block kind="quiet" to={PATHS.ledgerEntries} icon="receipt">
          {t.ledgerEntries()}
        </ButtonLink>
      }
    >
      <div className={styles.receipt}>
        <Comparison {...receipt} />
        <ReceiptLines {...receipt} />
        <SandboxBadge />
      </div>
    </Sheet>
  )
}

/** The figures that were promised: a fill must come to them, or say why not. */
const promised = ['quantity', 'cost', 'feeRate', 'fee', 'total'] as const

function Comparison({ order, preview }: Receipt) {
  const t = useMessages('trade')
  const exactly = useExactly()
  if (!preview || order.status === 'rejected') return null
  const price = priceOf(order)
  const isSame =
    isSameFigure(price, preview.price) && promised.every(name => isSameFigure(order[name], preview[name]))
  if (isSame) return <Notice tone="ok">{t.asPreviewed()}</Notice>
  const moved = { from: exactly(preview.price, 2), to: exactly(price, 2) }
  const isBetter = compare(price, preview.price) === (order.exchangeType === 1 ? -1 : 1)
  return isBetter ? (
    <Notice tone="ok">{t.differsBetter(moved)}</Notice>
  ) : (
    <Notice tone="risk">{t.differs(moved)}</Notice>
  )
}

function ReceiptLines(receipt: Receipt) {
  const { order } = receipt
  const t = useMessages('trade')
  const locale = useLanguage()
  const date = useDates()
  const figures = useFigureLines(receipt)
  const side = order.exchangeType === 1 ? t.buy() : t.sell()
  const statuses = {
    open: t.statusOpen,
    filled: t.statusFilled,
    cancelled: t.statusCancelled,
    rejected: t.statusRejected,
  }
  return (
    <DefinitionList
      lines={[
        { label: productName(order, locale), value: t.orderLine({ side, code: order.productCode }) },
        { label: t.status(), value: statuses[order.status]() },
        ...(order.reason === null
          ? []
          : [{ label: t.reason(), value: serverWords(order.reason, {}, locale) }]),
        ...figures,
        { label: t.placedAt(), value: date(order.createdAt, 'moment') },
        ...(order.closedAt === null ? [] : [{ label: t.closedAt(), value: date(order.closedAt, 'moment') }]),
        { label: t.orderNumber(), value: order.id },
      ]}
    />
  )
}

/** Price and quantity, and, unless nothing came of it, what the order cost or holds. */
function useFigureLines({ order, preview }: Receipt): Definition[] {
  const t = useMessages('trade')
  const locale = useLanguage()
  const exactly = useExactly()
  const currency = useCurrencyName()(order.currencyId)
  const isBuying = order.exchangeType === 1
  const rate = multiply(order.feeRate, '100')
  const feeOf = t.feeOf({ rate: formatPercent(rate, { locale, decimals: decimalsOf(rate) }) })
  /** What was promised, where it is another figure. */
  const noteOf = (actual: string, expected: string | undefined, least = 2) =>
    expected === undefined || isSameFigure(actual, expected)
      ? undefined
      : t.previewed({ value: exactly(expected, least) })
  const money = (label: string, name: 'cost' | 'fee' | 'total'): Definition => ({
    label,
    value: <ExactMoney value={order[name]} currency={currency} />,
    note: noteOf(order[name], preview?.[name]) ?? (name === 'fee' && feeOf),
    isTotal: name === 'total',
  })
  const price = priceOf(order)
  const lines: Definition[] = [
    {
      label: order.fillPrice === null ? t.limitPrice() : t.price(),
      value: <Price value={price} decimals={decimalsOf(price, 2)} />,
      note: noteOf(price, preview?.price),
    },
    {
      label: t.quantity(),
      value: <ExactQuantity value={order.quantity} code={order.productCode} />,
      note: noteOf(order.quantity, preview?.quantity, 0),
    },
  ]
  if (order.status === 'cancelled' || order.status === 'rejected') return lines
  return [
    ...lines,
    money(isBuying ? t.cost() : t.proceeds(), 'cost'),
    money(t.fee(), 'fee'),
    money(order.status === 'open' && isBuying ? t.heldFor() : t.total(), 'total'),
  ]
}

/** The price of the fill, else the limit: every order has one of the two. */
function priceOf({ fillPrice, limitPrice }: SpotOrder): string {
  return fillPrice ?? limitPrice ?? '0'
}

function isSameFigure(actual: string, expected: string): boolean {
  return isDecimal(actual) && isDecimal(expected) && compare(actual, expected) === 0
}
