import {
  getListMiningOrdersQueryKey,
  getListMiningOutputQueryKey,
  getListMiningProductsQueryKey,
  getListMiningTotalsQueryKey,
  getMiningProduct,
  listMiningOrders,
  listMiningOutput,
  listMiningProducts,
  placeMiningOrder,
  previewMining,
  previewMiningRelease,
  releaseMiningOrder,
} from '#src/api/generated/mining/mining.ts'
import {
  getListPledgeInterestQueryKey,
  getListPledgeOrdersQueryKey,
  getListPledgeProductsQueryKey,
  getPledgeProduct,
  listPledgeInterest,
  listPledgeOrders,
  listPledgeProducts,
  placePledge,
  previewPledge,
  previewPledgeRedemption,
  redeemPledge,
} from '#src/api/generated/pledge/pledge.ts'
import { PATHS } from '#src/lib/paths.ts'

const pledge = {
  id: 'pledge',
  /** Paths of its lists, used as query keys. */
  productsKey: getListPledgeProductsQueryKey()[0],
  ordersKey: getListPledgeOrdersQueryKey()[0],
  accrualsKey: getListPledgeInterestQueryKey()[0],
  listProducts: listPledgeProducts,
  getProduct: getPledgeProduct,
  preview: previewPledge,
  place: placePledge,
  listOrders: listPledgeOrders,
  listAccruals: listPledgeInterest,
  previewRedemption: previewPledgeRedemption,
  redeem: redeemPledge,
  /** Routes: product list, product detail, purchase, the user's orders and daily interest. */
  productsPath: PATHS.pledges,
  detailPath: PATHS.pledgeDetail,
  buyPath: PATHS.buyPledge,
  ordersPath: PATHS.pledgeOrders,
  accrualsPath: PATHS.pledgeInterest,
  /** Lists to refetch after an order. */
  lists: [
    getListPledgeProductsQueryKey()[0],
    getListPledgeOrdersQueryKey()[0],
    getListPledgeInterestQueryKey()[0],
  ],
} as const

const mining = {
  id: 'mining',
  productsKey: getListMiningProductsQueryKey()[0],
  ordersKey: getListMiningOrdersQueryKey()[0],
  accrualsKey: getListMiningOutputQueryKey()[0],
  listProducts: listMiningProducts,
  getProduct: getMiningProduct,
  preview: previewMining,
  place: placeMiningOrder,
  listOrders: listMiningOrders,
  listAccruals: listMiningOutput,
  previewRedemption: previewMiningRelease,
  redeem: releaseMiningOrder,
  productsPath: PATHS.lockMiningProducts,
  detailPath: PATHS.lockMiningDetail,
  buyPath: PATHS.lockMiningDetail,
  ordersPath: PATHS.lockMiningOrders,
  accrualsPath: PATHS.lockMining,
  lists: [
    getListMiningProductsQueryKey()[0],
    getListMiningOrdersQueryKey()[0],
    getListMiningOutputQueryKey()[0],
    getListMiningTotalsQueryKey()[0],
  ],
} as const

/** The two services with daily interest: the same shapes under different operations and routes. */
export const EARNING_SERVICES = { pledge, mining } as const

export type EarningService = (typeof EARNING_SERVICES)[keyof typeof EARNING_SERVICES]
