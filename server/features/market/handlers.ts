import type { WatchlistEntry } from '#src/api/generated/models/index.ts'
import { addToWatchlist, removeFromWatchlist } from './watchlist.ts'
import { Refusal, done, invalidField, ok, page, tooManyRequests } from '#server/answers.ts'
import { STREAMED, type Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { mapInSlices } from '#server/kernel/slices.ts'
import { findProduct, findProductByCode, productsOfType } from '#server/market/catalogue.ts'
import { productPage, recommendedProducts, watchedIds, withTickers, type ListCall } from './products.ts'
import { productNamed, tradeRules } from '../spot/wire.ts'

const listOfType = (productType: number) => (services: Services, call: ListCall) =>
  productPage(services, productsOfType(productType), call)

function refuseField(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** There is too much to do, or too much is open, for whoever asks. @throws Refusal 429 */
function refuseBusy(): never {
  const { code, msg, params } = tooManyRequests(1)
  throw new Refusal(code, msg, params)
}

/** The product of a watchlist entry, whose three names must agree. @throws Refusal 422 */
function productOfEntry({ productType, productCode, productId }: WatchlistEntry): number {
  const product = findProductByCode(productType, productCode)
  if (!product) return refuseField('productCode')
  return product.productId === productId ? productId : refuseField('productId')
}

export const marketRoutes = {
  listStockProducts: listOfType(1),
  listCryptoProducts: listOfType(2),
  listFuturesProducts: listOfType(3),
  listForexProducts: listOfType(4),
  listRecommendedProducts: (services, call) => productPage(services, recommendedProducts(), call),

  listWatchlist: async (services, { userId, locale }) => {
    const ids = await watchedIds(services, userId)
    const products = ids.flatMap(id => findProduct(id) ?? [])
    return page(await withTickers(services, products, { watched: new Set(ids), locale }))
  },

  addToWatchlist: async ({ store }, { userId, body }) => {
    await store.execute(addToWatchlist, { userId, productId: productOfEntry(body) })
    return done('hint_added_to_watchlist')
  },

  removeFromWatchlist: async ({ store }, { userId, body }) => {
    await store.execute(removeFromWatchlist, { userId, productId: productOfEntry(body) })
    return done('hint_removed_from_watchlist')
  },

  getProduct: async (services, { query, userId, locale }) => {
    const product = productNamed(query.productType, query.productCode)
    const watched = new Set(await watchedIds(services, userId))
    const [row] = await withTickers(services, [product], { watched, locale })
    return ok({ product: row!, rules: tradeRules(product), trading: services.market.trading(product) })
  },

  listCandles: async (services, { query, address }) => {
    const { productType, productCode, interval, before, limit } = query
    const product = productNamed(productType, productCode)
    const span = { interval, limit, time: services.market.now(), ...(before !== undefined && { before }) }
    const candles = await services.candles.list(address, product, span)
    return candles ? ok({ productId: product.productId, interval, candles }) : refuseBusy()
  },

  getDepth: ({ market }, { query }) => {
    const product = productNamed(query.productType, query.productCode)
    return ok({ productId: product.productId, ...market.depth(product) })
  },

  listTrades: ({ market }, { query }) => {
    const product = productNamed(query.productType, query.productCode)
    return ok({ productId: product.productId, trades: market.lastTrades(product, query.limit) })
  },

  streamQuotes: async ({ hub }, { query, connection, address }) => {
    const names = (query['channels'] ?? '').split(',')
    // The first look at a product on a day takes some milliseconds.
    const isKnown = await mapInSlices(names, name => hub.hasChannel(name))
    if (isKnown.includes(false)) refuseField('channels')
    if (!hub.hasRoom(address)) refuseBusy()
    if (!connection) throw new Error('A stream needs a connection.')
    hub.connect(connection.incoming, connection.outgoing, names, address)
    return STREAMED
  },
} satisfies Partial<Handlers>
