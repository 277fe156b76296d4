import type { Product } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { compare, isDecimal, type Decimal } from '#src/lib/money/decimal.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { nameCollator } from '#src/lib/names/name-collator.ts'
import { quoteOf } from '#src/stores/quotes/quotes.ts'
import { dayRange } from './product.ts'

/** The columns of a quote list; the last three are there on a desk. */
export type SortColumn = 'name' | 'price' | 'change' | 'high' | 'low' | 'volume'

export interface Sort<Column extends string = SortColumn> {
  by: Column
  isDescending: boolean
}

/** The next sort state of a column: names ascending, figures descending; then reversed; then the server's order. */
export function nextSort<Column extends string>(
  current: Sort<Column> | undefined,
  by: Column,
): Sort<Column> | undefined {
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
  const { by } = sort
  const ranked: Ranked[] = []
  const missing: Product[] = []
  for (const product of products) {
    const figure = figureOf(product, by)
    if (isDecimal(figure)) ranked.push({ product, figure, rounded: Number(figure) })
    else missing.push(product)
  }
  ranked.sort((a, b) => sign * compareFigures(a, b))
  return [...ranked.map(({ product }) => product), ...missing]
}

function figureOf({ productId, tickerInfo }: Product, by: Exclude<SortColumn, 'name'>): Decimal {
  const quote = quoteOf(productId) ?? tickerInfo
  switch (by) {
    case 'price':
      return quote.nowPrice
    case 'change':
      return quote.changeRate
    case 'volume':
      return tickerInfo.day.volume
    default:
      return dayRange(tickerInfo, quote.nowPrice)[by]
  }
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
