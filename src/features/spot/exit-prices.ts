/** Take profit and stop loss prices as percent of the price of a purchase. Pure. */
import { divide, multiply, subtract, sum, truncate, type Decimal } from '#src/lib/money.ts'

const HUNDRED = '100'
/** Decimals of a percentage. */
const PERCENT_SCALE = 2

/** The price that is `percent` above (or, if negative, below) a price, truncated to `scale` decimals. */
export const priceAtPercent = (price: Decimal, percent: Decimal, scale: number): Decimal =>
  truncate(divide(multiply(price, sum([HUNDRED, percent])), HUNDRED, scale + 2), scale)

/** How far a price is above (or, if negative, below) another, in percent, truncated to two decimals. */
export const percentFrom = (price: Decimal, other: Decimal): Decimal =>
  divide(multiply(subtract(other, price), HUNDRED), price, PERCENT_SCALE)
