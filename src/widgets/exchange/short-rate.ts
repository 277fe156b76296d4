import { scaleOf, trimZeros, truncate, type Decimal } from '#src/lib/decimal.ts'

/** Digits that a rate is shown with where it is not computed with. */
const digits = 8

/** A rate cut to its first eight digits that count: `'0.0000000733260453'` is `'0.000000073326045'`. */
export function shortRate(rate: Decimal): Decimal {
  const [whole = '', fraction = ''] = trimZeros(rate).split('.')
  const leading = whole === '0' ? fraction.search(/[^0]/) : -whole.length
  return trimZeros(truncate(rate, Math.min(scaleOf(rate), Math.max(0, leading + digits))))
}
