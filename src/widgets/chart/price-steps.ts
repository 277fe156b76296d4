import { add, compare, multiply, type Decimal } from '#src/lib/money.ts'
import { stepOf } from '#src/lib/decimal.ts'

/** A price read from the chart, rounded to the product's smallest step, and at least one step. */
export function toPrice(pixelPrice: number, decimals: number): Decimal {
  const price = Math.max(0, pixelPrice).toFixed(decimals)
  return compare(price, '0') > 0 ? price : stepOf(decimals)
}

/** A step large enough to be seen on the chart: a thousandth of the price or less, as a power of ten. */
export function largeStep(price: Decimal, decimals: number): Decimal {
  const exponent = Math.floor(Math.log10(Number(price))) - 3
  if (exponent <= -decimals) return stepOf(decimals)
  return exponent < 0 ? stepOf(-exponent) : `1${'0'.repeat(exponent)}`
}

/** Where a key moves a line; undefined for a key that moves nothing. */
function stepsOfKey(key: string): { direction: '1' | '-1'; isLarge: boolean } | undefined {
  if (key === 'ArrowUp') return { direction: '1', isLarge: false }
  if (key === 'ArrowDown') return { direction: '-1', isLarge: false }
  if (key === 'PageUp') return { direction: '1', isLarge: true }
  if (key === 'PageDown') return { direction: '-1', isLarge: true }
  return undefined
}

/**
 * The price that a key moves a line to: arrows by the smallest step, with Shift or as PageUp and PageDown by a large one;
 * undefined for any other key. Never below one step.
 */
export function priceByKey(
  price: Decimal,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  decimals: number,
): Decimal | undefined {
  const steps = stepsOfKey(key)
  if (!steps) return undefined
  const step = steps.isLarge || shiftKey ? largeStep(price, decimals) : stepOf(decimals)
  const moved = add(price, multiply(step, steps.direction))
  return compare(moved, '0') > 0 ? moved : stepOf(decimals)
}
