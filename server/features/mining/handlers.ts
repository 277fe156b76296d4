import type { Handlers } from '#server/handler.ts'
import * as earning from '../earning/handlers.ts'

const SERVICE = 'mining'

export const miningRoutes = {
  listMiningTotals: (services, { userId }) => earning.totals(SERVICE, services, userId),
  listMiningProducts: (services, { locale }) => earning.products(SERVICE, services, locale),
  getMiningProduct: (services, call) => earning.product(SERVICE, services, call),
  previewMining: (services, call) => earning.preview(SERVICE, services, call),
  placeMiningOrder: (services, call) => earning.place(SERVICE, services, call),
  listMiningOrders: (services, call) => earning.orders(SERVICE, services, call),
  previewMiningRelease: (services, call) => earning.exit(SERVICE, services, call),
  releaseMiningOrder: (services, call) => earning.leave(SERVICE, services, call),
  listMiningOutput: (services, call) => earning.accruals(SERVICE, services, call),
} satisfies Partial<Handlers>
