import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare, isDecimal } from '#src/lib/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SandboxBadge } from '#src/ui/states.tsx'
import styles from '../orders/orders.module.css'
import type { CheckedRecord } from '../reconcile/check-account.tsx'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { useExactly } from './exact.tsx'

export interface ReceiptSheetProps {
  title: string
  onClose: () => void
  /** What a button offers to check, figure by figure. */
  record?: CheckedRecord
  /** The way on; to the account's entries unless told. */
  footer?: ReactNode
  children: ReactNode
}

/** A sheet that says what has come of an order or a position, line by line. */
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

export interface AgainstPreviewProps<Name extends string> {
  order: OrderPrices & Figures<Name>
  preview: { price: string } & Figures<Name>
  /** The figures that were promised besides the price. */
  promised: readonly Name[]
  /** Whoever buys gains by a lower price. */
  isBuying: boolean
  /** Decimals of a price at the least. */
  decimals?: number
}

/** Whether an order came to what was promised: a fill must, or it is said which way the price moved. */
export function AgainstPreview<Name extends string>({
  order,
  preview,
  promised,
  isBuying,
  decimals = 2,
}: AgainstPreviewProps<Name>) {
  const t = useMessages('trade')
  const exactly = useExactly()
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

/** Writes what was promised, where it is another figure; `decimals` at the least, 2 unless told. */
export function usePreviewedNote() {
  const t = useMessages('trade')
  const exactly = useExactly()
  return (actual: string | null, expected: string | null | undefined, decimals = 2): string | undefined =>
    isDecimal(expected) && !isSameFigure(actual, expected)
      ? t.previewed({ value: exactly(expected, decimals) })
      : undefined
}

interface OrderPrices {
  fillPrice: string | null
  limitPrice: string | null
}

/** The price of the fill, else the limit: every order has one of the two. */
export function priceOf({ fillPrice, limitPrice }: OrderPrices): string {
  return fillPrice ?? limitPrice ?? '0'
}

function isSameFigure(actual: string | null, expected: string | null): boolean {
  if (!isDecimal(actual) || !isDecimal(expected)) return actual === expected
  return compare(actual, expected) === 0
}
