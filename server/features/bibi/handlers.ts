import type { BibiPairPage } from '#models'
import { cancelBibiOrder, placeBibiOrder } from './commands.ts'
import { listBibiOrders } from './order.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { mapSteps } from '#server/kernel/time-slices.ts'
import { oncePerTick, rowOncePerTick } from '#server/market/once-per-tick.ts'
import type { CoinPair } from '#server/market/pairs.ts'
import { searchPairs } from '#server/market/search.ts'
import { bibiMarketOf, requirePair, previewOf, withNames, toBibiPair } from './wire.ts'
import { bibiBook } from './bibi-book.ts'
import { catchUpBeforeCancel } from '#server/matching/catch-up.ts'

export const bibiHandlers = {
  listBibiPairs: async (services, { query: { pageNum, pageSize, keyWords = '' }, locale }) => {
    function* pageAt(now: number): Generator<void, BibiPairPage> {
      const found = searchPairs(keyWords, locale)
      const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize)
      yield
      const toRow = (pair: CoinPair) =>
        rowOncePerTick(services.market, { key: `pair ${locale} ${pair.pairCode}`, now }, () =>
          toBibiPair(services, pair, { locale, now }),
        )
      return page(yield* mapSteps(rows, toRow), found.length)
    }
    return oncePerTick(services, ['pairs', locale, pageNum, pageSize, keyWords].join(' '), pageAt)
  },

  previewBibiOrder: async (services, { userId, body }) => ok(await previewOf(services, userId, body)),

  placeBibiOrder: async (services, { userId, body }) => {
    const pair = requirePair(body.pairCode)
    const order = { ...body, userId, pair, market: bibiMarketOf(services, pair, body) }
    return ok(withNames(await services.store.execute(placeBibiOrder, order)))
  },

  cancelBibiOrder: async (services, { userId, body }) => {
    const { id, idempotencyKey } = body
    const toCancel = await catchUpBeforeCancel(services, bibiBook(services), { userId, orderId: BigInt(id) })
    const order = await services.store.execute(cancelBibiOrder, { userId, idempotencyKey, ...toCancel })
    return ok(withNames(order))
  },

  listBibiOrders: async ({ store }, { userId, query }) => {
    const { pairCode, exchangeType: side, ...filter } = query
    const found = pairCode === undefined ? undefined : requirePair(pairCode)
    const pair = found && { baseId: BigInt(found.base.productId), quoteId: BigInt(found.quote.productId) }
    const { rows, total } = await listBibiOrders(store, { userId, ...filter, side, pair })
    return page(rows.map(withNames), total)
  },
} satisfies Partial<Handlers>
