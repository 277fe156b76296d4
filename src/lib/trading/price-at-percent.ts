import { formatPrice, parsePrice } from '../money/minor-units.ts'
import { divide, multiply, sum, type Decimal } from '../money/money.ts'

const HUNDRED = '100'
/** Decimals of a price in minor units. */
const SCALE = 11

/** The price that is `percent` above (or, if negative, below) a price, cut to a multiple of `step`. */
export function priceAtPercent(price: Decimal, percent: Decimal, step: Decimal): Decimal {
  const exact = parsePrice(divide(multiply(price, sum([HUNDRED, percent])), HUNDRED, SCALE))
  const unit = parsePrice(step)
  return formatPrice(exact - (exact % unit))
}
