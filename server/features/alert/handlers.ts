import { done, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { requireProduct } from '../market/product-trading.ts'
import { findAlertProduct, listAlerts } from './alert.ts'
import { alertMarket } from './alert-book.ts'
import { changeAlert, createAlert, deleteAlert } from './commands.ts'

export const alertHandlers = {
  listAlerts: async ({ store }, { userId, query }) => {
    const { rows, total } = await listAlerts(store, { userId, ...query })
    return page(rows, total)
  },

  createAlert: async (services, { userId, body }) => {
    const { productType, productCode, ...terms } = body
    const productId = BigInt(requireProduct(productType, productCode).productId)
    const market = alertMarket(services, productId)
    return ok(await services.store.execute(createAlert, { userId, ...terms, productId, market }))
  },

  changeAlert: async (services, { userId, body }) => {
    const id = BigInt(body.id)
    const market = alertMarket(services, await findAlertProduct(services.store, id, userId))
    return ok(await services.store.execute(changeAlert, { ...body, userId, id, market }))
  },

  deleteAlert: async ({ store }, { userId, body }) => {
    await store.execute(deleteAlert, { userId, id: BigInt(body.id) })
    return done('hint_alert_deleted')
  },
} satisfies Partial<Handlers>
