import type { Locale } from '#src/lib/locales.ts'
import { searchByName, searchNames, type SearchNames } from '#src/lib/name-search.ts'
import { CATALOGUE } from './catalogue.ts'
import { PAIRS, type CoinPair } from './pairs.ts'
import type { MarketProduct } from './types.ts'

const OF_PRODUCTS = new Map(
  CATALOGUE.map(product => [product, namesOf(product.productCode, product)] as const),
)
const OF_PAIRS = new Map(PAIRS.map(pair => [pair, namesOf(pair.pairCode, pair.base)] as const))

/** The products that go by the text in the reader's language, in English or by their code, the closest first [R3.5]. */
export function searchProducts(
  products: readonly MarketProduct[],
  text: string,
  locale: Locale,
): readonly MarketProduct[] {
  return searchByName(products, product => OF_PRODUCTS.get(product)!, text, locale)
}

/** The pairs whose code or whose base coin goes by the text, as above. */
export function searchPairs(text: string, locale: Locale): readonly CoinPair[] {
  return searchByName(PAIRS, pair => OF_PAIRS.get(pair)!, text, locale)
}

function namesOf(code: string, { productName, productNameLang }: MarketProduct): SearchNames {
  return searchNames(code, productName, productNameLang)
}
