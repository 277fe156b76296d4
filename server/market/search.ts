import type { Locale } from '#src/lib/locales.ts'
import { searchByName, searchNames, type SearchNames } from '#src/lib/names/name-search.ts'
import { CATALOGUE } from './catalogue.ts'
import { PAIRS, type CoinPair } from './pairs.ts'
import type { MarketProduct } from './types.ts'

const NAMES_OF_PRODUCTS = new Map(
  CATALOGUE.map(product => [product, toSearchNames(product.productCode, product)] as const),
)
const NAMES_OF_PAIRS = new Map(PAIRS.map(pair => [pair, toSearchNames(pair.pairCode, pair.base)] as const))

/** The products whose name in the user's language or English, or whose code, matches the text, best match first [R3.5]. */
export function searchProducts(
  products: readonly MarketProduct[],
  text: string,
  locale: Locale,
): readonly MarketProduct[] {
  return searchByName(products, product => NAMES_OF_PRODUCTS.get(product)!, text, locale)
}

/** The pairs whose code or base coin, in the user's language or English, matches the text, best match first [R3.5]. */
export function searchPairs(text: string, locale: Locale): readonly CoinPair[] {
  return searchByName(PAIRS, pair => NAMES_OF_PAIRS.get(pair)!, text, locale)
}

function toSearchNames(code: string, { productName, productNameLang }: MarketProduct): SearchNames {
  return searchNames(code, productName, productNameLang)
}
