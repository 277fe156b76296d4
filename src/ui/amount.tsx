import { useCallback, type ReactNode } from 'react'
import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import { formatNumber, formatSigned } from '../lib/numbers.ts'
import { classes } from './classes.ts'
import { useFigures } from './figures.ts'
import type { FigureSize } from './price.tsx'
import styles from './figures.module.css'

export interface AmountProps {
  /** A decimal string; cut, never rounded up (R9.2). */
  value: string | null | undefined
  /** Name of the currency or asset, set small after the figure. */
  currency?: string
  /** Digits after the point; 2 unless told. */
  decimals?: number
  size?: FigureSize
  /** With an explicit plus or minus, for what was added or taken. */
  signed?: boolean
  /** Covered when the reader hides figures; true for what one owns, false for prices and minimums. */
  isPrivate?: boolean
}

/** An amount of money or of an asset. */
export function Amount(props: AmountProps) {
  return useAmounts()(props)
}

/** Draws amounts as `Amount` does, in a list of very many: how the reader wants them is asked once for all of its rows. */
export function useAmounts(): (props: AmountProps) => ReactNode {
  const locale = useLanguage()
  const t = useMessages('common')
  const { hideFigures, thousandsAsIs } = useFigures()
  return useCallback(
    ({ value, currency, decimals = 2, size = 'body', signed = false, isPrivate = true }) => {
      const options = { locale, decimals, thousandsAsIs }
      const text = signed ? formatSigned(value, options) : formatNumber(value, options)
      return (
        <bdi className={classes('figures', styles[size])}>
          {isPrivate && hideFigures ? <Covered label={t.hiddenFigure()} /> : text}
          {currency && (
            <>
              {' '}
              <span className={styles.currency}>{currency}</span>
            </>
          )}
        </bdi>
      )
    },
    [locale, t, hideFigures, thousandsAsIs],
  )
}

function Covered({ label }: { label: string }) {
  return (
    <>
      <span className={styles.covered} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
