import { markCopies } from '../follow/figures.ts'
import { cancelSpotOrder, placeSpotOrder } from './commands.ts'
import { listSpotOrders } from './order.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { spotBook } from '../shared/match-orders.ts'
import { FEE_SETTINGS } from '../shared/fees.ts'
import { valueHoldings } from '../wallet/assets.ts'
import { offeredOptions } from '../quick/market.ts'
import { catchUpBeforeCancel } from '../shared/catch-up.ts'
import { refuseNew } from '../shared/refuse-new.ts'
import { previewOf, productNamed, spotMarket, toSpotRequest, toWireOrder, tradingObstacle } from './wire.ts'

export const tradeRoutes = {
  listOrderFeeSettings: () => page([...FEE_SETTINGS]),

  listFastTradeOptions: (services, { query }) =>
    page(offeredOptions(services, findProductByCode(query.productType, query.productCode))),

  previewSpotOrder: async (services, { userId, body }) => ok(await previewOf(services, userId, body)),

  placeSpotOrder: async (services, { userId, body }) => {
    const { productType, productCode, exchangeType, orderType, previewPrice, idempotencyKey } = body
    const product = productNamed(productType, productCode)
    const obstacle = tradingObstacle(services, product, orderType)
    await refuseNew(services, { userId, idempotencyKey }, obstacle)
    const market = spotMarket(services, product, exchangeType)
    const request = { ...toSpotRequest(body), userId, idempotencyKey, previewPrice, market }
    return ok(toWireOrder(await services.store.execute(placeSpotOrder, request)))
  },

  cancelSpotOrder: async (services, { userId, body }) => {
    const { id, idempotencyKey } = body
    const orderId = BigInt(id)
    await catchUpBeforeCancel(services, spotBook(services), { userId, orderId })
    const order = await services.store.execute(cancelSpotOrder, { userId, idempotencyKey, orderId })
    return ok(toWireOrder(order))
  },

  listSpotOrders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listSpotOrders(store, { userId, ...query })
    return page(await markCopies(store, rows.map(toWireOrder)), total)
  },

  listHoldings: async (services, { userId }) => {
    const holdings = await valueHoldings(services, userId)
    return page(holdings.map(({ wire }) => wire))
  },
} satisfies Partial<Handlers>
