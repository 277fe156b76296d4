/** The two rankings of home, and the product that is selected when nobody has selected one. */
import { isDecimal, scaleOf, toMinorUnits } from './money.ts'
import type { Decimal } from './money.ts'

/** What names a product on the wire. */
export interface ProductKey {
  productType: 1 | 2 | 3 | 4
  productCode: string
}

export interface RankedQuote {
  tickerInfo: {
    /** In percent. */
    changeRate: Decimal
    nowPrice: Decimal
  }
}

/** Shown as selected when there is no quote at all [R4.3]. */
const FALLBACK_PRODUCT: ProductKey = { productType: 2, productCode: 'BTC' }

/** The quotes sorted twice: by change rate and by price, both from the highest [R4.2]. */
export function rankQuotes<Quote extends RankedQuote>(
  quotes: readonly Quote[],
): { byChangeRate: Quote[]; byPrice: Quote[] } {
  return {
    byChangeRate: sortDescending(quotes, quote => quote.tickerInfo.changeRate),
    byPrice: sortDescending(quotes, quote => quote.tickerInfo.nowPrice),
  }
}

/**
 * From the highest figure to the lowest, compared exactly; equals keep their order and rows without a figure come
 * last. Each figure is parsed once, not at every comparison: 500 rows take about a millisecond.
 */
export function sortDescending<Row>(rows: readonly Row[], figureOf: (row: Row) => unknown): Row[] {
  const figures = rows.map(figureOf).map(figure => (isDecimal(figure) ? figure : undefined))
  const scale = Math.max(0, ...figures.map(figure => (figure === undefined ? 0 : scaleOf(figure))))
  return rows
    .map((row, at) => ({ row, units: unitsOf(figures[at], scale) }))
    .toSorted((a, b) => descending(a.units, b.units))
    .map(({ row }) => row)
}

/** The selected product: the one chosen before, else the first quote, else BTC [R4.3]. */
export function selectedProduct(
  chosen: ProductKey | null | undefined,
  quotes: readonly ProductKey[],
): ProductKey {
  const { productType, productCode } = chosen ?? quotes[0] ?? FALLBACK_PRODUCT
  return { productType, productCode }
}

function unitsOf(figure: Decimal | undefined, scale: number): bigint | undefined {
  return figure === undefined ? undefined : toMinorUnits(figure, scale)
}

function descending(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a === b ? 0 : a < b ? 1 : -1
}
