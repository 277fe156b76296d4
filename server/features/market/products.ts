import type { Product, ProductPage } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { listWatchlist } from './watchlist.ts'
import { page } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { mapInSlices } from '#server/kernel/slices.ts'
import { findProductByCode, productsOfType, toWireProduct } from '#server/market/catalogue.ts'
import { searchProducts } from '#server/market/search.ts'
import type { MarketProduct, ProductType } from '#server/market/types.ts'

/** How many of each type are recommended on the home screen. */
const RECOMMENDED: readonly (readonly [ProductType, number])[] = [
  [1, 20],
  [2, 15],
  [3, 8],
  [4, 7],
]

/** The products recommended to everybody: the most traded of each type, Bitcoin first. */
export function recommendedProducts(): MarketProduct[] {
  const bitcoin = findProductByCode(2, 'BTC')
  const most = RECOMMENDED.flatMap(([type, count]) => productsOfType(type).slice(0, count))
  return bitcoin ? [bitcoin, ...most.filter(product => product !== bitcoin)] : most
}

/** The ids on somebody's watchlist, newest first; none for a guest. */
export async function watchedIds({ store }: Services, userId: bigint | undefined): Promise<number[]> {
  if (userId === undefined) return []
  return (await listWatchlist(store, userId)).map(entry => entry.productId)
}

/** Products with their quotes of this moment, a few at a time: some hundred of them that nobody has asked for today take a while. */
export function withTickers(
  { market }: Services,
  products: readonly MarketProduct[],
  { watched, locale }: { watched: ReadonlySet<number>; locale: Locale },
): Promise<Product[]> {
  const now = market.now()
  return mapInSlices(products, product =>
    toWireProduct(product, market.ticker(product, now), {
      locale,
      isOption: watched.has(product.productId) ? 1 : 0,
    }),
  )
}

/** What the lists of products have in common. */
export interface ListCall {
  readonly query: { readonly pageNum: number; readonly pageSize: number; readonly keyWords?: string }
  readonly userId: bigint | undefined
  readonly locale: Locale
}

/** One page of a list of products, or of what a search finds in it; quotes are computed for its rows alone. */
export async function productPage(
  services: Services,
  products: readonly MarketProduct[],
  { query, userId, locale }: ListCall,
): Promise<ProductPage> {
  const { pageNum, pageSize, keyWords = '' } = query
  const visible = products.filter(product => product.isVisible === 1)
  const listed = searchProducts(visible, keyWords, locale)
  const rows = listed.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const watched = new Set(await watchedIds(services, userId))
  return page(await withTickers(services, rows, { watched, locale }), listed.length)
}
