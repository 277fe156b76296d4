import { scaleOf, trimZeros, truncate, type Decimal } from '#src/lib/money/decimal.ts'

/** Significant digits of a rate that is only displayed. */
const significantDigits = 8

/** A rate truncated to eight significant digits: `'0.0000000733260453'` is `'0.000000073326045'`. */
export function shortRate(rate: Decimal): Decimal {
  const [whole = '', fraction = ''] = trimZeros(rate).split('.')
  const leading = whole === '0' ? fraction.search(/[^0]/) : -whole.length
  return trimZeros(truncate(rate, Math.min(scaleOf(rate), Math.max(0, leading + significantDigits))))
}
