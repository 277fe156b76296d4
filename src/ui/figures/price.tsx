import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { classes } from '../classes.ts'
import { useFigureSettings } from './figure-settings.ts'
import styles from './figures.module.css'

export type FigureSize = 'display' | 'figure' | 'heading' | 'body' | 'label'

export interface PriceProps {
  /** A decimal string as on the wire; anything else is shown as unknown. */
  value: string | null | undefined
  /** Digits after the point, truncated and not rounded (R9.2); default 2. */
  decimals?: number
  size?: FigureSize
  /** Greyed: no longer live. */
  stale?: boolean
}

/** A price in the reader's digits and separators, in tabular figures. */
export function Price({ value, decimals = 2, size = 'body', stale = false }: PriceProps) {
  const locale = useLanguage()
  const { thousandsAsIs } = useFigureSettings()
  return (
    <bdi className={classes('figures', styles[size], stale && styles.stale)}>
      {formatNumber(value, { locale, decimals, thousandsAsIs })}
    </bdi>
  )
}
