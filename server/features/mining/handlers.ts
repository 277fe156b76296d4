import type { Handlers } from '#server/handler.ts'
import * as earning from '../earning/shared-handlers.ts'

const SERVICE = 'mining'

export const miningHandlers = {
  listMiningTotals: (services, { userId }) => earning.listTotals(SERVICE, services, userId),
  listMiningProducts: (services, { locale }) => earning.listProducts(SERVICE, services, locale),
  getMiningProduct: (services, call) => earning.getProduct(SERVICE, services, call),
  previewMining: (services, call) => earning.previewOrder(SERVICE, services, call),
  placeMiningOrder: (services, call) => earning.placeOrder(SERVICE, services, call),
  listMiningOrders: (services, call) => earning.listOrders(SERVICE, services, call),
  previewMiningRelease: (services, call) => earning.previewRedemption(SERVICE, services, call),
  releaseMiningOrder: (services, call) => earning.redeemOrder(SERVICE, services, call),
  listMiningOutput: (services, call) => earning.listAccruals(SERVICE, services, call),
} satisfies Partial<Handlers>
