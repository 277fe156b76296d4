import type { WatchlistEntry } from '#models'
import { addToWatchlist, removeFromWatchlist } from './watchlist.ts'
import { listWatchlistGroups, saveWatchlistGroup } from './watchlist-groups.ts'
import { Refusal, done, invalidField, ok, page, tooManyRequests } from '#server/answers.ts'
import { STREAMED, type Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { mapInSlices } from '#server/kernel/time-slices.ts'
import { findProduct, findProductByCode, productsOfType } from '#server/market/catalogue.ts'
import {
  readProductPage,
  recommendedProducts,
  readWatchedIds,
  withTickers,
  type ListCall,
} from './products.ts'
import { marketTermsOf } from './market-terms.ts'
import { requireProduct } from './product-trading.ts'
import { tradeRules } from '../spot/wire.ts'

const listOfType = (productType: number) => (services: Services, call: ListCall) =>
  readProductPage(services, { name: `type ${productType}`, products: productsOfType(productType) }, call)

function rejectField(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** The queue is full, or too many streams are open, for this caller. @throws Refusal 429 */
function rejectBusy(): never {
  const { code, msg, params } = tooManyRequests(1)
  throw new Refusal(code, msg, params)
}

/** The product of a watchlist item, whose type, code and id must agree. @throws Refusal 422 */
function requireWatchlistProduct({ productType, productCode, productId }: WatchlistEntry): number {
  const product = findProductByCode(productType, productCode)
  if (!product) return rejectField('productCode')
  return product.productId === productId ? productId : rejectField('productId')
}

/** The channel `messages` is of the caller's session; without one there is none, and no reason to refuse the others. */
async function withMessages(
  { sessions, messageFeed, store }: Services,
  names: readonly string[],
  token: string | undefined,
): Promise<readonly string[]> {
  if (!names.includes(MESSAGES)) return names
  const caller = await sessions.find(token, store.turn)
  const own = caller ? [await messageFeed.open(caller)] : []
  return [...names.filter(name => name !== MESSAGES), ...own]
}

/** The channel of the messages of the account. */
const MESSAGES = 'messages'

export const marketHandlers = {
  listStockProducts: listOfType(1),
  listCryptoProducts: listOfType(2),
  listFuturesProducts: listOfType(3),
  listForexProducts: listOfType(4),
  listRecommendedProducts: (services, call) =>
    readProductPage(services, { name: 'recommended', products: recommendedProducts() }, call),

  listWatchlist: async (services, { userId, locale }) => {
    const ids = await readWatchedIds(services, userId)
    const products = ids.flatMap(id => findProduct(id) ?? [])
    return page(await withTickers(services, products, { watched: new Set(ids), locale }))
  },

  addToWatchlist: async ({ store }, { userId, body }) => {
    await store.execute(addToWatchlist, { userId, productId: requireWatchlistProduct(body) })
    return done('hint_added_to_watchlist')
  },

  removeFromWatchlist: async ({ store }, { userId, body }) => {
    await store.execute(removeFromWatchlist, { userId, productId: requireWatchlistProduct(body) })
    return done('hint_removed_from_watchlist')
  },

  listWatchlistGroups: async ({ store }, { userId }) => page(await listWatchlistGroups(store, userId)),

  saveWatchlistGroup: async ({ store }, { userId, body }) => {
    const productIds = body.productIds === '' ? [] : body.productIds.split(',').map(Number)
    if (!productIds.every(id => findProduct(id))) rejectField('productIds')
    await store.execute(saveWatchlistGroup, { ...body, userId, productIds })
    return done(productIds.length > 0 ? 'hint_watch_group_saved' : 'hint_watch_group_deleted')
  },

  getProduct: async (services, { query, userId, locale }) => {
    const product = requireProduct(query.productType, query.productCode)
    const watched = new Set(await readWatchedIds(services, userId))
    const [row] = await withTickers(services, [product], { watched, locale })
    return ok({ product: row!, rules: tradeRules(product), trading: services.market.trading(product) })
  },

  listCandles: async (services, { query, address }) => {
    const { productType, productCode, interval, before, limit } = query
    const product = requireProduct(productType, productCode)
    const candleQuery = {
      interval,
      limit,
      time: services.market.now(),
      ...(before !== undefined && { before }),
    }
    const candles = await services.candleSource.list(address, product, candleQuery)
    return candles ? ok({ productId: product.productId, interval, candles }) : rejectBusy()
  },

  listSparklines: async ({ market, store }, { query }) => {
    const ids = [...new Set(query.productIds.split(',').map(Number))]
    const products = ids.flatMap(id => findProduct(id) ?? [])
    const time = market.now()
    return page(await mapInSlices(products, product => market.dayLine(product, time), store.turn))
  },

  getDepth: ({ market }, { query }) => {
    const product = requireProduct(query.productType, query.productCode)
    return ok({ productId: product.productId, ...market.depth(product) })
  },

  listTrades: ({ market }, { query }) => {
    const product = requireProduct(query.productType, query.productCode)
    return ok({ productId: product.productId, trades: market.lastTrades(product, query.limit) })
  },

  listMarketDays: ({ market }, { query }) => {
    const { rows, total } = market.publishedDays.list(query)
    return page(rows, total)
  },

  getMarketTerms: ({ market }, { query }) => {
    const product = requireProduct(query.productType, query.productCode)
    // Before a market begins, the price at its beginning would tell the future.
    if (market.now() < market.seed.since) throw new Refusal(460, 'hint_product_unknown')
    return ok(marketTermsOf(market, product))
  },

  streamQuotes: async (services, { query, connection, address, token }) => {
    const { quoteHub: hub } = services
    const names = await withMessages(services, (query['channels'] ?? '').split(','), token)
    // The first ticker of a product on a day takes some milliseconds.
    const isKnown = await mapInSlices(names, name => hub.hasChannel(name), services.store.turn)
    if (isKnown.includes(false)) rejectField('channels')
    if (!hub.hasCapacity(address)) rejectBusy()
    if (!connection) throw new Error('A stream needs a connection.')
    hub.connect(connection.incoming, connection.outgoing, names, address)
    return STREAMED
  },
} satisfies Partial<Handlers>
