import type { Product } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { isDecimal, toMinorUnits } from '#src/lib/decimal.ts'
import { productName } from '#src/lib/lookups.ts'
import { nameOrder } from '#src/lib/name-order.ts'
import { quoteOf } from '#src/stores/quotes.ts'

export type SortColumn = 'name' | 'price' | 'change'

export interface Sort {
  by: SortColumn
  isDescending: boolean
}

/** No decimal on the wire has more digits after the point. */
const finestScale = 18

/** The next of a column's three states: names from A, figures from the highest; then the other way; then as served. */
export function nextSort(present: Sort | undefined, by: SortColumn): Sort | undefined {
  const startsDescending = by !== 'name'
  if (present?.by !== by) return { by, isDescending: startsDescending }
  return present.isDescending === startsDescending ? { by, isDescending: !startsDescending } : undefined
}

/** The products in this order by their latest quotes; equals stay as served, what has no figure comes last. */
export function sortProducts(
  products: readonly Product[],
  sort: Sort | undefined,
  locale: Locale,
): readonly Product[] {
  if (!sort) return products
  const way = sort.isDescending ? -1 : 1
  if (sort.by === 'name') {
    const { compare } = nameOrder(locale)
    return products
      .map(product => ({ product, name: productName(product, locale) }))
      .toSorted((a, b) => way * compare(a.name, b.name))
      .map(({ product }) => product)
  }
  const field = sort.by === 'price' ? 'nowPrice' : 'changeRate'
  return products
    .map(product => ({ product, figure: exact((quoteOf(product.productId) ?? product.tickerInfo)[field]) }))
    .toSorted((a, b) => {
      if (a.figure === undefined || b.figure === undefined)
        return Number(a.figure === undefined) - Number(b.figure === undefined)
      return a.figure === b.figure ? 0 : a.figure < b.figure ? -way : way
    })
    .map(({ product }) => product)
}

/** One integer per product and sort, not two parsed decimals per comparison: 500 rows are sorted within a frame. */
function exact(figure: string): bigint | undefined {
  return isDecimal(figure) ? toMinorUnits(figure, finestScale) : undefined
}
