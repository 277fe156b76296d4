import type { Handlers } from '#server/handler.ts'
import * as earning from '../earning/shared-handlers.ts'

const SERVICE = 'pledge'

export const pledgeHandlers = {
  listPledgeProducts: (services, { locale }) => earning.listProducts(SERVICE, services, locale),
  getPledgeProduct: (services, call) => earning.getProduct(SERVICE, services, call),
  previewPledge: (services, call) => earning.previewOrder(SERVICE, services, call),
  placePledge: (services, call) => earning.placeOrder(SERVICE, services, call),
  listPledgeOrders: (services, call) => earning.listOrders(SERVICE, services, call),
  previewPledgeRedemption: (services, call) => earning.previewRedemption(SERVICE, services, call),
  redeemPledge: (services, call) => earning.redeemOrder(SERVICE, services, call),
  listPledgeInterest: (services, call) => earning.listAccruals(SERVICE, services, call),
} satisfies Partial<Handlers>
