import { add, compare, multiply, type Decimal } from '#src/lib/money/money.ts'

/** A price read from the chart, rounded to a whole number of steps, and at least one. */
export function toPrice(pixelPrice: number, step: Decimal): Decimal {
  const steps = Math.max(1, Math.round(pixelPrice / Number(step)))
  return multiply(step, steps.toFixed(0))
}

/** A step large enough to be seen on the chart: about a thousandth of the price or less, a power of ten as far as the steps allow. */
export function largeStep(price: Decimal, step: Decimal): Decimal {
  return toPrice(10 ** (Math.floor(Math.log10(Number(price))) - 3), step)
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
 * The price that a key moves a line to: arrows by one step, with Shift or as PageUp and PageDown by a large one;
 * undefined for any other key. Never below one step.
 */
export function priceByKey(
  price: Decimal,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  step: Decimal,
): Decimal | undefined {
  const steps = stepsOfKey(key)
  if (!steps) return undefined
  const way = steps.isLarge || shiftKey ? largeStep(price, step) : step
  const moved = add(price, multiply(way, steps.direction))
  return compare(moved, '0') > 0 ? moved : step
}
