import type { Product, TickerInfo } from '#models'
import { compare, isDecimal, scaleOf, type Decimal } from '#src/lib/money/decimal.ts'

/** Price decimals of the product, so that a column does not shift with each tick. */
export function priceDecimals({ nowPrice, day, prevDay }: TickerInfo): number {
  const prices = [nowPrice, day.open, prevDay.close].filter(isDecimal)
  return Math.max(0, ...prices.map(scaleOf))
}

/** The highest and the lowest price of the day: those of the list, or the current price where it is beyond. */
export function dayRange(
  { day }: Pick<TickerInfo, 'day'>,
  nowPrice: Decimal,
): { high: Decimal; low: Decimal } {
  const isBeyond = (sign: number, end: Decimal) =>
    isDecimal(nowPrice) && isDecimal(end) && compare(nowPrice, end) === sign
  return {
    high: isBeyond(1, day.max) ? nowPrice : day.max,
    low: isBeyond(-1, day.min) ? nowPrice : day.min,
  }
}

/** Whether trading of the product is suspended. */
export function isSuspended(product: Pick<Product, 'isLock'>): boolean {
  return product.isLock === 1
}

/** Visible products without duplicates: a row may move to another page between two calls. */
export function visibleProducts(products: readonly Product[]): readonly Product[] {
  const byId = new Map(products.map(product => [product.productId, product]))
  return [...byId.values()].filter(product => product.isVisible === 1)
}
