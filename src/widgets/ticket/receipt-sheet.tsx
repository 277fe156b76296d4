import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { abs, compare, isDecimal, multiply, subtract, sum } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { SLIPPAGE_RATE } from '#src/lib/trading/spot-math.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '../orders/orders.module.css'
import { useSiteSetting } from '../site/use-site-setting.ts'
import ticketStyles from './ticket.module.css'
import type { CheckedRecord } from '../reconcile/check-account.tsx'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { useExactFormat } from '../format/exact-amount.tsx'

export interface ReceiptSheetProps {
  title: string
  onClose: () => void
  /** The record to check, figure by figure. */
  record?: CheckedRecord
  /** The footer action; default: the ledger entries of the record. */
  footer?: ReactNode
  children: ReactNode
}

export interface DoneFooterProps {
  onClose: () => void
  /** Where the result of the order is. */
  to: string
  label: string
}

/** The footer of the receipt of an order that has just been placed: nothing more to do, or on to its result. */
export function DoneFooter({ onClose, to, label }: DoneFooterProps) {
  const common = useMessages('common')
  return (
    <div className={styles.choice}>
      <ButtonLink block kind="quiet" to={to}>
        {label}
      </ButtonLink>
      <Button block onPress={onClose}>
        {common.done()}
      </Button>
    </div>
  )
}

/** A sheet with the result of an order or position, row by row. */
export function ReceiptSheet({ title, onClose, record, footer, children }: ReceiptSheetProps) {
  const t = useMessages('trade')
  const toEntries = (
    <ButtonLink block kind="quiet" to={pathTo(PATHS.ledgerEntries, { reference: record?.id })} icon="receipt">
      {t.ledgerEntries()}
    </ButtonLink>
  )
  return (
    <Sheet open onClose={onClose} title={title} footer={footer ?? toEntries}>
      <div className={styles.receipt}>
        {children}
        {record && <CheckButton record={record} />}
      </div>
    </Sheet>
  )
}

type Figures<Name extends string> = Readonly<Record<Name, string | null>>

export interface PreviewComparisonProps<Name extends string> {
  order: OrderPrices & Figures<Name>
  preview: { price: string } & Figures<Name>
  /** The previewed figures besides the price. */
  fields: readonly Name[]
  /** Those of them that do not depend on the price. */
  fixed?: readonly Name[]
  /** A buyer benefits from a lower price. */
  isBuying: boolean
  /** Minimum decimals of a price. */
  decimals?: number
}

/**
 * Compares an order with its preview. A fill within the published slippage is a quiet line; a difference beyond it, or without a move
 * of the price, is a warning.
 */
export function PreviewComparison<Name extends string>({
  order,
  preview,
  fields: promised,
  fixed = [],
  isBuying,
  decimals = 2,
}: PreviewComparisonProps<Name>) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const allowsSlippage = useSiteSetting('app_order_change') !== 0
  const price = priceOf(order)
  const isSame =
    isSameFigure(price, preview.price) && promised.every(name => isSameFigure(order[name], preview[name]))
  if (isSame) return <p className={ticketStyles.aside}>{t.asPreviewed()}</p>
  const moved = { from: exactly(preview.price, decimals), to: exactly(price, decimals) }
  const isBetter = compare(price, preview.price) === (isBuying ? -1 : 1)
  const isNear =
    compare(price, preview.price) !== 0 &&
    (isBetter || allowsSlippage) &&
    isWithinSlippage(price, preview.price) &&
    promised.every(name =>
      fixed.includes(name)
        ? isSameFigure(order[name], preview[name])
        : isWithinSlippage(order[name], preview[name]),
    )
  if (isNear) return <p className={ticketStyles.aside}>{t.filledNear(moved)}</p>
  return isBetter ? (
    <Notice tone="ok">{t.differsBetter(moved)}</Notice>
  ) : (
    <Notice tone="risk">{t.differs(moved)}</Notice>
  )
}

/** The last digit, to which figures are rounded. */
const lastDigit = '0.000001'

function isWithinSlippage(actual: string | null, expected: string | null): boolean {
  if (!isDecimal(actual) || !isDecimal(expected)) return actual === expected
  const most = sum([multiply(abs(expected), SLIPPAGE_RATE), lastDigit])
  return compare(abs(subtract(actual, expected)), most) !== 1
}

/** The previewed value where it differs; at least `decimals` decimals, default 2. */
export function usePreviewedNote() {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  return (actual: string | null, expected: string | null | undefined, decimals = 2): string | undefined =>
    isDecimal(expected) && !isSameFigure(actual, expected)
      ? t.previewed({ value: exactly(expected, decimals) })
      : undefined
}

interface OrderPrices {
  fillPrice: string | null
  limitPrice: string | null
  stopPrice?: string | undefined
}

/** The fill price, else the limit or stop price: every order has one of them. */
export function priceOf({ fillPrice, limitPrice, stopPrice }: OrderPrices): string {
  return fillPrice ?? limitPrice ?? stopPrice ?? '0'
}

function isSameFigure(actual: string | null, expected: string | null): boolean {
  if (!isDecimal(actual) || !isDecimal(expected)) return actual === expected
  return compare(actual, expected) === 0
}
