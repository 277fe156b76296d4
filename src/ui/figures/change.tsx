import { useLanguage } from '#src/i18n/use-messages.ts'
import { trendOf, formatPercent, formatSigned } from '#src/lib/numbers/format-number.ts'
import { classes } from '../classes.ts'
import type { FigureSize } from './price.tsx'
import { useUnknown } from './use-unknown.ts'
import styles from './figures.module.css'

export interface ChangeProps {
  /** A percentage as on the wire, `'-1.25'`; or an absolute difference when `decimals` is given. */
  value: string | null | undefined
  /** Shows an absolute difference with this many decimals instead of a percentage. */
  decimals?: number
  size?: FigureSize
  /** With a tinted background, for the end of a row. */
  pill?: boolean
  stale?: boolean
  /** Converted at a rate: marked with ≈. */
  isApproximate?: boolean
}

/** A rise or a fall, shown by sign and shape as well as by colour. */
export function Change({
  value,
  decimals,
  size = 'body',
  pill = false,
  stale = false,
  isApproximate = false,
}: ChangeProps) {
  const locale = useLanguage()
  const text =
    decimals === undefined
      ? formatPercent(value, { locale, signed: true })
      : formatSigned(value, { locale, decimals })
  const direction = trendOf(value)
  const unknown = useUnknown(value)
  return (
    <bdi
      data-way={direction}
      className={classes('figures', styles.change, styles[size], pill && styles.pill, stale && styles.stale)}
      {...unknown}
    >
      {direction !== 'level' && <Triangle />}
      {isApproximate ? `≈ ${text}` : text}
    </bdi>
  )
}

function Triangle() {
  return (
    <svg className={styles.triangle} viewBox="0 0 8 6" aria-hidden focusable="false">
      <path d="M4 0.500L7.700 5.500H0.300z" fill="currentColor" />
    </svg>
  )
}
