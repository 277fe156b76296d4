import { divide, multiply, subtract, type Decimal } from './money.ts'

/** How far a price is above (or, if negative, below) another, in percent, truncated to two decimals. */
export const percentFrom = (price: Decimal, other: Decimal): Decimal =>
  divide(multiply(subtract(other, price), '100'), price, 2)
