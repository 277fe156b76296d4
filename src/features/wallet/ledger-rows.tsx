import { useCallback, type ReactNode } from 'react'
import type { LedgerEntry } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign, truncate } from '#src/lib/money/money.ts'
import { classes } from '#src/ui/classes.ts'
import { useAmountRenderer } from '#src/ui/figures/amount.tsx'
import { IconMark } from '#src/ui/mark.tsx'
import { useExactAmountRenderer } from '#src/widgets/format/exact-amount.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { changesOf, mainEntryOf, type AssetChange, type LedgerEvent } from './ledger-events.ts'
import styles from './ledger-rows.module.css'
import { eventIcon, useEventTitle } from './use-event-title.ts'
import { useLedgerProducts } from './use-ledger-products.ts'

/** Height of a row, px. */
export const ledgerRowHeight = 64
/** Of a row on a desk, where it is a single line. */
export const deskRowHeight = 48
/** The same where a large font leaves it little width: two lines of title, the amount and the note. */
export const narrowRowHeight = 80

/**
 * Renders events: picture, what happened, time and amount. A history may have ten thousand of them: a row is a few plain elements, and the
 * formatters are created once for all rows.
 */
export function useEventRows(onToggle: (event: LedgerEvent) => void) {
  const productOf = useLedgerProducts()
  const titleOf = useEventTitle()
  const labels = useLedgerLabels()
  const date = useDateFormat()
  const amount = useChangeRenderer()
  return useCallback(
    (event: LedgerEvent, isOpen: boolean): ReactNode => {
      const [change, other] = changesOf(event)
      const product = productOf(event)
      const icon = eventIcon(event)
      const main = mainEntryOf(event)
      return (
        <button
          type="button"
          className={classes(styles.row, isOpen && styles.open)}
          aria-expanded={isOpen}
          onClick={() => onToggle(event)}
        >
          <span className={styles.mark}>
            {product ? <ProductMark product={product} badge={icon} /> : <IconMark icon={icon} />}
          </span>
          <span className={styles.title}>{titleOf(event, changesOf(event), product)}</span>
          <span className={styles.note}>
            {other ? (
              <>
                {amount(other, isOpen, 'label')}
                {' · '}
              </>
            ) : unnamed.includes(main.type) ? (
              <>
                <bdi>{labels.reference(main)}</bdi>
                {' · '}
              </>
            ) : null}
            <bdi className="figures">{date(event.time, 'time')}</bdi>
          </span>
          <span className={styles.amount}>{change && amount(change, isOpen)}</span>
        </button>
      )
    },
    [productOf, titleOf, labels, date, amount, onToggle],
  )
}

/** Entry types whose name does not say what they are of. */
const unnamed = ['hold', 'release', 'fee', 'refund', 'adjustment']

/** Renders what an event changed: in the digits of the site, to the last one when it is open or would read as nothing. */
function useChangeRenderer() {
  const amount = useAmountRenderer()
  const exactly = useExactAmountRenderer()
  const { decimals } = useSite()
  return useCallback(
    ({ value, assetName: currency, productId, isMove }: AssetChange, isExact: boolean, size?: 'label') => {
      const isMoney = productId === null
      const shown = { value, currency, signed: !isMove, ...(size && { size }) }
      const isShort = isMoney && !isExact && sign(truncate(value, decimals)) !== 0
      return isShort ? amount({ ...shown, decimals }) : exactly({ ...shown, isMoney })
    },
    [amount, exactly, decimals],
  )
}

/** Renders an entry of an open event: type, unrounded amount, number and balance after. */
export function useEntryRows(onOpen: (entry: LedgerEntry) => void) {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  const amount = useExactAmountRenderer()
  return useCallback(
    (entry: LedgerEntry): ReactNode => {
      const { amount: value, assetName: currency, balance, balanceAfter } = entry
      const isMoney = entry.productId === null
      return (
        <button type="button" className={classes(styles.row, styles.entry)} onClick={() => onOpen(entry)}>
          <span className={styles.title}>
            {labels.type(entry.type)}
            {balance === 'held' && <span className={styles.held}>{t.held()}</span>}
          </span>
          <span className={styles.amount}>
            {amount({ value, currency, isMoney, keepsZeros: true, signed: true, size: 'label' })}
          </span>
          <span className={styles.note}>
            {t.entry()} <bdi dir="ltr">{shortId(entry.id)}</bdi>
            {' · '}
            {t.balanceAfter()} {amount({ value: balanceAfter, isMoney, keepsZeros: true, size: 'label' })}
          </span>
        </button>
      )
    },
    [t, labels, amount, onOpen],
  )
}

/** The last digits of an entry's number, which tell it from its neighbours. */
const shortId = (id: string) => (id.length > 10 ? `…${id.slice(-8)}` : id)
