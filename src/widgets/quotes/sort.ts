import type { Product } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { isDecimal, toMinorUnits } from '#src/lib/decimal.ts'
import { productName } from '#src/lib/lookups.ts'
import { nameCollator } from '#src/lib/name-collator.ts'
import { quoteOf } from '#src/stores/quotes.ts'

export type SortColumn = 'name' | 'price' | 'change'

export interface Sort {
  by: SortColumn
  isDescending: boolean
}

/** Maximum decimals on the wire. */
const maxScale = 18

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
    const { compare } = nameCollator(locale)
    return products
      .map(product => ({ product, name: productName(product, locale) }))
      .toSorted((a, b) => sign * compare(a.name, b.name))
      .map(({ product }) => product)
  }
  const field = sort.by === 'price' ? 'nowPrice' : 'changeRate'
  return products
    .map(product => ({
      product,
      figure: toSortKey((quoteOf(product.productId) ?? product.tickerInfo)[field]),
    }))
    .toSorted((a, b) => {
      if (a.figure === undefined || b.figure === undefined)
        return Number(a.figure === undefined) - Number(b.figure === undefined)
      return a.figure === b.figure ? 0 : a.figure < b.figure ? -sign : sign
    })
    .map(({ product }) => product)
}

/** One integer per product rather than two parsed decimals per comparison: 500 rows are sorted within a frame. */
function toSortKey(figure: string): bigint | undefined {
  return isDecimal(figure) ? toMinorUnits(figure, maxScale) : undefined
}
