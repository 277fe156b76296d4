import {
  getGetMiningProductQueryOptions,
  getListMiningOrdersInfiniteQueryOptions,
  getListMiningOutputInfiniteQueryOptions,
  getListMiningProductsQueryOptions,
  getPlaceMiningOrderMutationOptions,
  getPreviewMiningQueryOptions,
  getPreviewMiningReleaseQueryOptions,
  getReleaseMiningOrderMutationOptions,
} from '#src/api/generated/mining/mining.ts'
import {
  getGetPledgeProductQueryOptions,
  getListPledgeInterestInfiniteQueryOptions,
  getListPledgeOrdersInfiniteQueryOptions,
  getListPledgeProductsQueryOptions,
  getPlacePledgeMutationOptions,
  getPreviewPledgeQueryOptions,
  getPreviewPledgeRedemptionQueryOptions,
  getRedeemPledgeMutationOptions,
} from '#src/api/generated/pledge/pledge.ts'
import { PATHS } from '#src/lib/paths.ts'

/** The options of its queries and writes. */
const pledgeOperations = {
  products: getListPledgeProductsQueryOptions,
  product: getGetPledgeProductQueryOptions,
  place: getPlacePledgeMutationOptions,
  orders: getListPledgeOrdersInfiniteQueryOptions,
  accruals: getListPledgeInterestInfiniteQueryOptions,
  redeem: getRedeemPledgeMutationOptions,
  preview: getPreviewPledgeQueryOptions,
  exitPreview: getPreviewPledgeRedemptionQueryOptions,
}

const miningOperations: typeof pledgeOperations = {
  products: getListMiningProductsQueryOptions,
  product: getGetMiningProductQueryOptions,
  place: getPlaceMiningOrderMutationOptions,
  orders: getListMiningOrdersInfiniteQueryOptions,
  accruals: getListMiningOutputInfiniteQueryOptions,
  redeem: getReleaseMiningOrderMutationOptions,
  preview: getPreviewMiningQueryOptions,
  exitPreview: getPreviewMiningReleaseQueryOptions,
}

const pledge = {
  ...pledgeOperations,
  id: 'pledge',
  /** The id of the operation that places an order. */
  placeId: 'placePledge',
  /** Routes: product list, product detail, purchase, the user's orders and daily interest. */
  productsPath: PATHS.pledges,
  detailPath: PATHS.pledgeDetail,
  buyPath: PATHS.buyPledge,
  ordersPath: PATHS.pledgeOrders,
  accrualsPath: PATHS.pledgeInterest,
} as const

const mining = {
  ...miningOperations,
  id: 'mining',
  placeId: 'placeMiningOrder',
  productsPath: PATHS.lockMiningProducts,
  detailPath: PATHS.lockMiningDetail,
  buyPath: PATHS.lockMiningDetail,
  ordersPath: PATHS.lockMiningOrders,
  accrualsPath: PATHS.lockMining,
} as const

/** The two services with daily interest: the same shapes under different operations and routes. */
export const EARNING_SERVICES = { pledge, mining } as const

export type EarningService = (typeof EARNING_SERVICES)[keyof typeof EARNING_SERVICES]
