import { useCallback, type ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal } from '#src/lib/money/decimal.ts'
import { formatNumber, formatSigned } from '#src/lib/numbers/format-number.ts'
import { classes } from '../classes.ts'
import { useFigureSettings } from './figure-settings.ts'
import type { FigureSize } from './price.tsx'
import styles from './figures.module.css'

export interface AmountProps {
  /** A decimal string; truncated, never rounded up (R9.2). */
  value: string | null | undefined
  /** Name of the currency or asset, in small print after the number. */
  currency?: string
  /** Digits after the point; default 2. */
  decimals?: number
  size?: FigureSize
  /** With an explicit plus or minus sign, for credits and debits. */
  signed?: boolean
  /** Converted at a rate: marked with ≈. */
  isApproximate?: boolean
  /** Hidden when the user hides balances; true for what the user owns, false for prices and minimums. */
  isPrivate?: boolean
}

/** An amount of money or of an asset. */
export function Amount(props: AmountProps) {
  return useAmountRenderer()(props)
}

/** Renders amounts like `Amount`, for very long lists: the display settings are read once for all rows. */
export function useAmountRenderer(): (props: AmountProps) => ReactNode {
  const locale = useLanguage()
  const t = useMessages('common')
  const { hideFigures, thousandsAsIs } = useFigureSettings()
  return useCallback(
    ({
      value,
      currency,
      decimals = 2,
      size = 'body',
      signed = false,
      isPrivate = true,
      isApproximate = false,
    }) => {
      const options = { locale, decimals, thousandsAsIs }
      const number = signed ? formatSigned(value, options) : formatNumber(value, options)
      const text = isApproximate ? `≈ ${number}` : number
      return (
        <bdi
          {...(isDecimal(value) || (isPrivate && hideFigures)
            ? {}
            : { role: 'img', 'aria-label': t.notKnown() })}
          className={classes('figures', styles[size])}
        >
          {isPrivate && hideFigures ? <MaskedFigure label={t.hiddenFigure()} /> : text}
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

function MaskedFigure({ label }: { label: string }) {
  return (
    <>
      <span className={styles.covered} aria-hidden />
      <span className="visually-hidden">{label}</span>
    </>
  )
}
