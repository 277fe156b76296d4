import { createExchange } from './commands.ts'
import { previewExchange } from './preview.ts'
import { listExchanges } from './exchange.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import {
  exchangeMarket,
  exchangeRejectReason,
  publishedTerms,
  toWireExchange,
  toWirePreview,
} from './wire.ts'
import { rejectUnlessReplay } from '../market/reject-unless-replay.ts'

export const exchangeHandlers = {
  getExchangeTerms: () => ok(publishedTerms()),

  previewExchange: async (services, { userId, body }) => {
    const { amount, ...currencies } = body
    const market = exchangeMarket(services, { ...currencies, rateTime: services.clock.now() })
    const { available } = await readBalance(services.store, userId, market.from.asset)
    const preview = previewExchange(amount, market, available)
    return ok(toWirePreview(preview, market, available, exchangeRejectReason(services, market)))
  },

  createExchange: async (services, { userId, body }) => {
    const { amount, minReceived, idempotencyKey, ...asked } = body
    const market = exchangeMarket(services, asked)
    await rejectUnlessReplay(services, { userId, idempotencyKey }, exchangeRejectReason(services, market))
    const request = { userId, idempotencyKey, amount, minReceived, market }
    return ok(toWireExchange(await services.store.execute(createExchange, request)))
  },

  listExchanges: async ({ store }, { userId, query }) => {
    const { rows, total } = await listExchanges(store, { userId, ...query })
    return page(rows.map(toWireExchange), total)
  },
} satisfies Partial<Handlers>
