import type { Product, ProductPage } from '../../src/api/generated/models/index.ts'
import { listWatchlist } from '../domain/watchlist.ts'
import { page } from '../http/answers.ts'
import type { Services } from '../http/handler.ts'
import { findProductByCode, productsOfType, toWireProduct } from '../market/catalogue.ts'
import type { MarketProduct, ProductType } from '../market/types.ts'

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

/** Whether a product's code or its name in any language contains the text, in any case. */
function matches(product: MarketProduct, keyWords: string): boolean {
  const wanted = keyWords.trim().toLowerCase()
  const { productCode, productName, productNameLang } = product
  return [productCode, productName, ...Object.values(productNameLang)].some(name =>
    name.toLowerCase().includes(wanted),
  )
}

/** The ids on somebody's watchlist, newest first; none for a guest. */
export async function watchedIds({ store }: Services, userId: bigint | undefined): Promise<number[]> {
  if (userId === undefined) return []
  return (await listWatchlist(store, userId)).map(entry => entry.productId)
}

/** Products with their quotes of this moment. */
export function withTickers(
  { market }: Services,
  products: readonly MarketProduct[],
  watched: ReadonlySet<number>,
): Product[] {
  const now = market.now()
  return products.map(product =>
    toWireProduct(product, market.ticker(product, now), watched.has(product.productId) ? 1 : 0),
  )
}

/** What the lists of products have in common. */
export interface ListCall {
  readonly query: { readonly pageNum: number; readonly pageSize: number; readonly keyWords?: string }
  readonly userId: bigint | undefined
}

/** One page of a list of products; quotes are computed for its rows alone. */
export async function productPage(
  services: Services,
  products: readonly MarketProduct[],
  { query, userId }: ListCall,
): Promise<ProductPage> {
  const { pageNum, pageSize, keyWords } = query
  const listed = products.filter(
    product => product.isVisible === 1 && (keyWords === undefined || matches(product, keyWords)),
  )
  const rows = listed.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const watched = new Set(await watchedIds(services, userId))
  return page(withTickers(services, rows, watched), listed.length)
}
