import { withCopiedFrom } from '../follow/copied-from.ts'
import { cancelSpotOrder, placeSpotOrder } from './commands.ts'
import { listSpotOrders } from './order.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { spotBook } from './spot-book.ts'
import { FEE_SETTINGS } from '#server/market/trading-fees.ts'
import { valueHoldings } from '../wallet/account-value.ts'
import { offeredOptions } from '../quick/quick-market.ts'
import { catchUpBeforeCancel } from '#server/matching/catch-up.ts'
import { withNames } from '#server/market/product-fields.ts'
import { marketForOrder, readPreview } from './wire.ts'
import { requireProduct } from '../market/product-trading.ts'

export const spotHandlers = {
  listOrderFeeSettings: () => page([...FEE_SETTINGS]),

  listFastTradeOptions: (services, { query }) =>
    page(offeredOptions(services, findProductByCode(query.productType, query.productCode))),

  previewSpotOrder: async (services, { userId, body }) => ok(await readPreview(services, userId, body)),

  placeSpotOrder: async (services, { userId, body }) => {
    const product = requireProduct(body.productType, body.productCode)
    const replaces =
      body.replaces === undefined
        ? undefined
        : await catchUpBeforeCancel(services, spotBook(services), { userId, orderId: BigInt(body.replaces) })
    const market = marketForOrder(services, product, body)
    const order = { ...body, userId, productId: product.productId, replaces, market }
    return ok(withNames(await services.store.execute(placeSpotOrder, order)))
  },

  cancelSpotOrder: async (services, { userId, body }) => {
    const { id, idempotencyKey } = body
    const toCancel = await catchUpBeforeCancel(services, spotBook(services), { userId, orderId: BigInt(id) })
    const order = await services.store.execute(cancelSpotOrder, { userId, idempotencyKey, ...toCancel })
    return ok(withNames(order))
  },

  listSpotOrders: async ({ store }, { userId, query }) => {
    const { rows, total } = await listSpotOrders(store, { userId, ...query })
    return page(await withCopiedFrom(store, rows.map(withNames)), total)
  },

  listHoldings: async (services, { userId }) => {
    const holdings = await valueHoldings(services, userId)
    return page(holdings.map(({ wire }) => wire))
  },
} satisfies Partial<Handlers>
