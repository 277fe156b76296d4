import { multiply } from '#src/lib/money.ts'
import { scaleOf, trimZeros } from '#src/lib/decimal.ts'
import type { Locale } from '#src/lib/locales.ts'
import { formatPercent } from '#src/lib/format-number.ts'

/** A fee rate as a percentage with all its decimals: '0.001' is 0.1%. */
export function feePercent(rate: string, locale: Locale): string {
  const percent = trimZeros(multiply(rate, '100'))
  return formatPercent(percent, { locale, decimals: scaleOf(percent) })
}
