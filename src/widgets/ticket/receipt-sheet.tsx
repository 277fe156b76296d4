import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare, isDecimal } from '#src/lib/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '../orders/orders.module.css'
import type { CheckedRecord } from '../reconcile/check-account.tsx'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { SandboxBadge } from '../site/sandbox-badge.tsx'
import { useExactFormat } from '../exact-amount.tsx'

export interface ReceiptSheetProps {
  title: string
  onClose: () => void
  /** The record to check, figure by figure. */
  record?: CheckedRecord
  /** The footer action; default: the ledger entries. */
  footer?: ReactNode
  children: ReactNode
}

/** A sheet with the result of an order or position, row by row. */
export function ReceiptSheet({ title, onClose, record, footer, children }: ReceiptSheetProps) {
  const t = useMessages('trade')
  const toEntries = (
    <ButtonLink block kind="quiet" to={PATHS.ledgerEntries} icon="receipt">
      {t.ledgerEntries()}
    </ButtonLink>
  )
  return (
    <Sheet open onClose={onClose} title={title} footer={footer ?? toEntries}>
      <div className={styles.receipt}>
        {children}
        {record && <CheckButton record={record} />}
        <SandboxBadge />
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
  /** A buyer benefits from a lower price. */
  isBuying: boolean
  /** Minimum decimals of a price. */
  decimals?: number
}

/** Compares an order with its preview: it must match, or the price move is stated. */
export function PreviewComparison<Name extends string>({
  order,
  preview,
  fields: promised,
  isBuying,
  decimals = 2,
}: PreviewComparisonProps<Name>) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const price = priceOf(order)
  const isSame =
    isSameFigure(price, preview.price) && promised.every(name => isSameFigure(order[name], preview[name]))
  if (isSame) return <Notice tone="ok">{t.asPreviewed()}</Notice>
  const moved = { from: exactly(preview.price, decimals), to: exactly(price, decimals) }
  const isBetter = compare(price, preview.price) === (isBuying ? -1 : 1)
  return isBetter ? (
    <Notice tone="ok">{t.differsBetter(moved)}</Notice>
  ) : (
    <Notice tone="risk">{t.differs(moved)}</Notice>
  )
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
