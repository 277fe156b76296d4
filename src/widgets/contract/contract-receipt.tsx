import type { ContractOrder, ContractPreview } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { compare, isDecimal } from '../../lib/money.ts'
import { productName } from '../../lib/lookups.ts'
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
import styles from '../orders/orders.module.css'
import { serverWords } from '../server-words.ts'
import { decimalsOf, ExactMoney, ExactQuantity, useExactly } from '../ticket/exact.tsx'
import type { Placed } from '../ticket/order-operation.ts'
import { useUnitWords } from './unit-words.ts'

type Receipt = Placed<ContractPreview, ContractOrder>

export interface ContractReceiptProps {
  /** Undefined: the sheet is closed. */
  receipt: Receipt | undefined
  onClose: () => void
}

/** What a contract order came to: line by line, beside what was previewed. */
export function ContractReceipt({ receipt, onClose }: ContractReceiptProps) {
  const t = useMessages('contract')
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
        <ButtonLink block kind="quiet" to={PATHS.contractPositions}>
          {t.allPositions()}
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
const promised = ['quantity', 'notional', 'margin', 'fee', 'total', 'liquidationPrice'] as const

function Comparison({ order, preview }: Receipt) {
  const t = useMessages('trade')
  const exactly = useExactly()
  if (!preview || order.status === 'rejected') return null
  const price = priceOf(order)
  const isSame =
    isSameFigure(price, preview.price) && promised.every(name => isSameFigure(order[name], preview[name]))
  if (isSame) return <Notice tone="ok">{t.asPreviewed()}</Notice>
  const moved = { from: exactly(preview.price, 2), to: exactly(price, 2) }
  const isBetter = compare(price, preview.price) === (order.direction === 'long' ? -1 : 1)
  return isBetter ? (
    <Notice tone="ok">{t.differsBetter(moved)}</Notice>
  ) : (
    <Notice tone="risk">{t.differs(moved)}</Notice>
  )
}

function ReceiptLines(receipt: Receipt) {
  return <DefinitionList lines={useReceiptLines(receipt)} />
}

function useReceiptLines({ order, preview }: Receipt): Definition[] {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const date = useDates()
  const exactly = useExactly()
  const unit = useUnitWords()(order)
  const currency = useCurrencyName()(order.currencyId)
  /** What was promised, where it is another figure. */
  const noteOf = (name: (typeof promised)[number]) => {
    const expected = preview?.[name]
    return isDecimal(expected) && !isSameFigure(order[name], expected)
      ? trade.previewed({ value: exactly(expected, 2) })
      : undefined
  }
  const money = (label: string, name: 'notional' | 'margin' | 'fee' | 'total'): Definition => ({
    label,
    note: noteOf(name),
    value: <ExactMoney value={order[name]} currency={currency} />,
    isTotal: name === 'total',
  })
  const price = (label: string, value: string | null, note?: string): Definition[] =>
    value === null ? [] : [{ label, note, value: <Price value={value} decimals={decimalsOf(value, 2)} /> }]
  const direction = order.direction === 'long' ? t.long() : t.short()
  return [
    {
      label: productName(order, locale),
      value: `${t.positionLine({ direction, code: order.productCode })} ${t.times({ leverage: exactly(String(order.leverage)) })}`,
    },
    ...(order.reason === null
      ? []
      : [{ label: trade.reason(), value: serverWords(order.reason, {}, locale) }]),
    ...price(order.fillPrice === null ? trade.limitPrice() : t.entry(), priceOf(order)),
    {
      label: t.quantity(),
      note: noteOf('quantity'),
      value: <ExactQuantity value={order.quantity} code={unit} />,
    },
    money(t.value(), 'notional'),
    money(t.margin(), 'margin'),
    money(t.openFee(), 'fee'),
    money(order.status === 'open' ? trade.heldFor() : t.leaves(), 'total'),
    ...price(t.liquidationPrice(), order.liquidationPrice, noteOf('liquidationPrice')),
    ...price(t.takeProfit(), order.takeProfit),
    ...price(t.stopLoss(), order.stopLoss),
    { label: trade.placedAt(), value: date(order.createdAt, 'moment') },
    ...(order.closedAt === null
      ? []
      : [
          {
            label: order.status === 'filled' ? t.openedAt() : trade.closedAt(),
            value: date(order.closedAt, 'moment'),
          },
        ]),
    { label: trade.orderNumber(), value: order.id },
  ]
}

/** The price of the fill, else the limit: every order has one of the two. */
function priceOf({ fillPrice, limitPrice }: ContractOrder): string {
  return fillPrice ?? limitPrice ?? '0'
}

function isSameFigure(actual: string | null, expected: string | null): boolean {
  if (!isDecimal(actual) || !isDecimal(expected)) return actual === expected
  return compare(actual, expected) === 0
}
