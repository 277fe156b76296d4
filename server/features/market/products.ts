import type { Product, ProductPage, ProductType } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { listWatchlist } from './watchlist.ts'
import { page } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { mapInSlices, mapSteps } from '#server/kernel/time-slices.ts'
import { findProductByCode, productsOfType, toProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { oncePerTick, rowOncePerTick } from '#server/market/once-per-tick.ts'
import { searchProducts } from '#server/market/search.ts'
import type { MarketProduct } from '#server/market/types.ts'

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
  const mostTraded = RECOMMENDED.flatMap(([type, count]) => productsOfType(type).slice(0, count))
  return bitcoin ? [bitcoin, ...mostTraded.filter(product => product !== bitcoin)] : mostTraded
}

/** The product ids on a person's watchlist, newest first; none for a guest. */
export async function readWatchedIds({ store }: Services, userId: bigint | undefined): Promise<number[]> {
  if (userId === undefined) return []
  return (await listWatchlist(store, userId)).map(entry => entry.productId)
}

/** A product with its ticker as those see it who do not watch it. */
function rowOf(
  market: Market,
  product: MarketProduct,
  { locale, now }: { locale: Locale; now: number },
): Product {
  const key = `product ${locale} ${product.productId}`
  return rowOncePerTick(market, { key, now }, () =>
    toProduct(product, market.ticker(product, now), { locale, isOption: 0 }),
  )
}

const asWatched = (row: Product, watched: ReadonlySet<number>): Product =>
  watched.has(row.productId) ? { ...row, isOption: 1 } : row

/** Products with their current tickers, in time slices: hundreds that are not cached yet take a while. */
export function withTickers(
  { market, store }: Services,
  products: readonly MarketProduct[],
  { watched, locale }: { watched: ReadonlySet<number>; locale: Locale },
): Promise<Product[]> {
  const now = market.now()
  const toRow = (product: MarketProduct) => asWatched(rowOf(market, product, { locale, now }), watched)
  return mapInSlices(products, toRow, store.turn)
}

/** The common call of product lists. */
export interface ListCall {
  readonly query: { readonly pageNum: number; readonly pageSize: number; readonly keyWords?: string }
  readonly userId: bigint | undefined
  readonly locale: Locale
}

/** A list of products, by a name of its own. */
export interface NamedProducts {
  readonly name: string
  readonly products: readonly MarketProduct[]
}

/**
 * A page of a product list or of its search results; tickers are computed for its rows only, once per tick for all who watch none of
 * them.
 */
export async function readProductPage(
  services: Services,
  { name, products }: NamedProducts,
  { query, userId, locale }: ListCall,
): Promise<ProductPage> {
  const { market } = services
  const { pageNum, pageSize, keyWords = '' } = query
  const watched = new Set(await readWatchedIds(services, userId))
  function* pageAt(now: number): Generator<void, ProductPage> {
    const visible = products.filter(product => product.isVisible === 1)
    const listed = searchProducts(visible, keyWords, locale)
    const rows = listed.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    yield
    const toRow = (product: MarketProduct) => rowOf(market, product, { locale, now })
    return page(yield* mapSteps(rows, toRow), listed.length)
  }
  const key = [name, locale, pageNum, pageSize, keyWords].join(' ')
  const shared = await oncePerTick(services, key, pageAt)
  if (!shared.rows.some(({ productId }) => watched.has(productId))) return shared
  return { ...shared, rows: shared.rows.map(row => asWatched(row, watched)) }
}
