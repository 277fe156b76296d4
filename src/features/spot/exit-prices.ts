/** Take profit and stop loss prices as percent of the price of a purchase. Pure. */
import { divide, multiply, sum, truncate, type Decimal } from '#src/lib/money.ts'

const HUNDRED = '100'

/** The price that is `percent` above (or, if negative, below) a price, truncated to `scale` decimals. */
export const priceAtPercent = (price: Decimal, percent: Decimal, scale: number): Decimal =>
  truncate(divide(multiply(price, sum([HUNDRED, percent])), HUNDRED, scale + 2), scale)
