import { useLanguage } from '../i18n/use-messages.ts'
import { formatNumber } from '../lib/numbers.ts'
import { classes } from './classes.ts'
import { useFigures } from './figures.ts'
import styles from './figures.module.css'

export type FigureSize = 'display' | 'figure' | 'heading' | 'body' | 'label'

export interface PriceProps {
  /** A decimal string as on the wire; what is no decimal shows as not known. */
  value: string | null | undefined
  /** Digits after the point, cut and not rounded (R9.2); 2 unless told. */
  decimals?: number
  size?: FigureSize
  /** Greyed: no longer live. */
  stale?: boolean
}

/** A price in the reader's digits and separators, in figures of one width. */
export function Price({ value, decimals = 2, size = 'body', stale = false }: PriceProps) {
  const locale = useLanguage()
  const { thousandsAsIs } = useFigures()
  return (
    <bdi className={classes('figures', styles[size], stale && styles.stale)}>
      {formatNumber(value, { locale, decimals, thousandsAsIs })}
    </bdi>
  )
}
