import { multiply } from '#src/lib/money/money.ts'
import { scaleOf, trimZeros } from '#src/lib/money/decimal.ts'
import type { Locale } from '#src/lib/locales.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'

/** A fee rate as a percentage with all its decimals: '0.001' is 0.1%. */
export function feePercent(rate: string, locale: Locale): string {
  const percent = trimZeros(multiply(rate, '100'))
  return formatPercent(percent, { locale, decimals: scaleOf(percent) })
}
