import { createExchange } from './commands.ts'
import { previewExchange } from './preview.ts'
import { listExchanges } from './exchange.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readBalance } from '#server/ledger/balances.ts'
import { exchangeMarketOf, publishedTerms, withNames, toExchangePreview } from './wire.ts'

export const exchangeHandlers = {
  getExchangeTerms: () => ok(publishedTerms()),

  previewExchange: async (services, { userId, body }) => {
    const { amount, ...currencies } = body
    const rateTime = services.clock.now()
    const market = exchangeMarketOf(services, { ...currencies, rateTime })(rateTime)
    const { available } = await readBalance(services.store, userId, market.from.asset)
    const preview = previewExchange(amount, market, available)
    return ok(toExchangePreview(preview, market, available))
  },

  createExchange: async (services, { userId, body }) => {
    const exchange = { userId, ...body, market: exchangeMarketOf(services, body) }
    return ok(withNames(await services.store.execute(createExchange, exchange)))
  },

  listExchanges: async ({ store }, { userId, query }) => {
    const { rows, total } = await listExchanges(store, { userId, ...query })
    return page(rows.map(withNames), total)
  },
} satisfies Partial<Handlers>
