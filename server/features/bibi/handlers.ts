import { cancelBibiOrder, placeBibiOrder } from './commands.ts'
import { listBibiOrders } from './order.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { mapInSlices } from '#server/kernel/time-slices.ts'
import { searchPairs } from '#server/market/search.ts'
import {
  bibiMarket,
  requirePair,
  pairRejectReason,
  previewOf,
  toBibiRequest,
  toWireOrder,
  toWirePair,
} from './wire.ts'
import { bibiBook } from './bibi-book.ts'
import { catchUpBeforeCancel } from '#server/matching/catch-up.ts'
import { rejectUnlessReplay } from '../market/reject-unless-replay.ts'

export const bibiHandlers = {
  listBibiPairs: async (services, { query: { pageNum, pageSize, keyWords = '' }, locale }) => {
    const found = searchPairs(keyWords, locale)
    const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return page(await mapInSlices(rows, pair => toWirePair(services, pair, locale)), found.length)
  },

  previewBibiOrder: async (services, { userId, body }) => ok(await previewOf(services, userId, body)),

  placeBibiOrder: async (services, { userId, body }) => {
    const { pairCode, exchangeType, orderType, previewPrice, idempotencyKey } = body
    const pair = requirePair(pairCode)
    const rejectReason = pairRejectReason(services, pair, orderType)
    await rejectUnlessReplay(services, { userId, idempotencyKey }, rejectReason)
    const market = bibiMarket(services, pair, exchangeType)
    const request = { ...toBibiRequest(body), userId, idempotencyKey, previewPrice, market }
    return ok(toWireOrder(await services.store.execute(placeBibiOrder, request)))
  },

  cancelBibiOrder: async (services, { userId, body }) => {
    const { id, idempotencyKey } = body
    const orderId = BigInt(id)
    await catchUpBeforeCancel(services, bibiBook(services), { userId, orderId })
    const order = await services.store.execute(cancelBibiOrder, { userId, idempotencyKey, orderId })
    return ok(toWireOrder(order))
  },

  listBibiOrders: async ({ store }, { userId, query }) => {
    const { pairCode, exchangeType: side, ...filter } = query
    const found = pairCode === undefined ? undefined : requirePair(pairCode)
    const pair = found && { baseId: BigInt(found.base.productId), quoteId: BigInt(found.quote.productId) }
    const { rows, total } = await listBibiOrders(store, { userId, ...filter, side, pair })
    return page(rows.map(toWireOrder), total)
  },
} satisfies Partial<Handlers>
