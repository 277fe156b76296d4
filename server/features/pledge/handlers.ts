import type { Handlers } from '#server/handler.ts'
import * as earning from '../earning/handlers.ts'

const SERVICE = 'pledge'

export const pledgeRoutes = {
  listPledgeProducts: (services, { locale }) => earning.products(SERVICE, services, locale),
  getPledgeProduct: (services, call) => earning.product(SERVICE, services, call),
  previewPledge: (services, call) => earning.preview(SERVICE, services, call),
  placePledge: (services, call) => earning.place(SERVICE, services, call),
  listPledgeOrders: (services, call) => earning.orders(SERVICE, services, call),
  previewPledgeRedemption: (services, call) => earning.exit(SERVICE, services, call),
  redeemPledge: (services, call) => earning.leave(SERVICE, services, call),
  listPledgeInterest: (services, call) => earning.accruals(SERVICE, services, call),
} satisfies Partial<Handlers>
