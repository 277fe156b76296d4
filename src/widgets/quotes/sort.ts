import type { Product } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { compare, isDecimal, type Decimal } from '#src/lib/decimal.ts'
import { productName } from '#src/lib/lookups.ts'
import { nameCollator } from '#src/lib/name-collator.ts'
import { quoteOf } from '#src/stores/quotes.ts'

export type SortColumn = 'name' | 'price' | 'change'

export interface Sort {
  by: SortColumn
  isDescending: boolean
}

/** The next sort state of a column: names ascending, figures descending; then reversed; then the server's order. */
export function nextSort(current: Sort | undefined, by: SortColumn): Sort | undefined {
  const startsDescending = by !== 'name'
  if (current?.by !== by) return { by, isDescending: startsDescending }
  return current.isDescending === startsDescending ? { by, isDescending: !startsDescending } : undefined
}

/** Products sorted by their latest quotes; ties keep the server's order, missing figures come last. */
export function sortProducts(
  products: readonly Product[],
  sort: Sort | undefined,
  locale: Locale,
): readonly Product[] {
  if (!sort) return products
  const sign = sort.isDescending ? -1 : 1
  if (sort.by === 'name') {
    const collator = nameCollator(locale)
    return products
      .map(product => ({ product, name: productName(product, locale) }))
      .toSorted((a, b) => sign * collator.compare(a.name, b.name))
      .map(({ product }) => product)
  }
  const field = sort.by === 'price' ? 'nowPrice' : 'changeRate'
  const ranked: Ranked[] = []
  const missing: Product[] = []
  for (const product of products) {
    const figure = (quoteOf(product.productId) ?? product.tickerInfo)[field]
    if (isDecimal(figure)) ranked.push({ product, figure, rounded: Number(figure) })
    else missing.push(product)
  }
  ranked.sort((a, b) => sign * compareFigures(a, b))
  return [...ranked.map(({ product }) => product), ...missing]
}

interface Ranked {
  product: Product
  figure: Decimal
  rounded: number
}

/** Rounding to a float keeps the order; only figures that it makes equal are compared digit by digit, so that 5,000 rows are sorted at once. */
function compareFigures(a: Ranked, b: Ranked): number {
  if (a.rounded !== b.rounded) return a.rounded - b.rounded
  return a.figure === b.figure ? 0 : compare(a.figure, b.figure)
}
