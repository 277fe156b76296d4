import { markCopies } from '../domain/follow/figures.ts'
import { cancelSpotOrder, placeSpotOrder } from '../domain/spot/commands.ts'
import { listSpotOrders } from '../domain/spot/order.ts'
import { ok, page } from '../http/answers.ts'
import type { Handlers } from '../http/handler.ts'
import { findProductByCode } from '../market/catalogue.ts'
import { spotBook } from '../operator/match-orders.ts'
import { FEE_SETTINGS } from '../site/fees.ts'
import { valueHoldings } from './assets.ts'
import { offeredOptions } from './quick-market.ts'
import { catchUpBeforeCancel } from './catch-up.ts'
import { refuseNew } from './refuse-new.ts'
import { previewOf, productNamed, spotMarket, toSpotRequest, toWireOrder, tradingObstacle } from './spot.ts'

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
