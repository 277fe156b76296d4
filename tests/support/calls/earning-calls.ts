import { randomUUID } from 'node:crypto'
import type { OperationCalls } from './account-calls.ts'
import { earningOrderFields, redemptionFields, placeEarningOrder } from '../features/earning.ts'
import { applyForLoan, loanApplicationFields, repaymentFields } from '../features/loan.ts'
import { openOffer, openOffers, subscriptionFields } from '../features/new-shares.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** A valid call of each operation about pledges, lock mining, loans and new shares. */
export const EARN_CALLS = {
  listPledgeProducts: {},
  getPledgeProduct: { query: { id: 102 } },
  previewPledge: { body: { productId: 102, amount: '100' } },
  placePledge: async member => ({ body: await earningOrderFields(member, 'pledge', { amount: '60' }) }),
  listPledgeOrders: { query: { ...PAGE, status: 'ended' } },
  previewPledgeRedemption: async member => {
    const { id } = await placeEarningOrder(member, 'pledge', { amount: '60' })
    return { body: { orderId: id } }
  },
  redeemPledge: async member => {
    const { id } = await placeEarningOrder(member, 'pledge', { amount: '60' })
    return { body: await redemptionFields(member, 'pledge', id) }
  },
  listPledgeInterest: { query: { ...PAGE, orderId: '1' } },
  listMiningTotals: {},
  listMiningProducts: {},
  getMiningProduct: { query: { id: 201 } },
  previewMining: { body: { productId: 201, amount: '100' } },
  placeMiningOrder: async member => ({ body: await earningOrderFields(member, 'mining', { amount: '60' }) }),
  listMiningOrders: { query: { ...PAGE, status: 'running' } },
  previewMiningRelease: async member => {
    const { id } = await placeEarningOrder(member, 'mining', { amount: '60' })
    return { body: { orderId: id } }
  },
  releaseMiningOrder: async member => {
    const { id } = await placeEarningOrder(member, 'mining', { amount: '60' })
    return { body: await redemptionFields(member, 'mining', id) }
  },
  listMiningOutput: { query: PAGE },
  listLoanProducts: {},
  previewLoan: { body: { productId: 302, amount: '100' } },
  applyForLoan: { body: loanApplicationFields() },
  withdrawLoanApplication: async member => ({
    body: { loanId: (await applyForLoan(member)).id, idempotencyKey: randomUUID() },
  }),
  listLoans: { query: { ...PAGE, view: 'open' } },
  getLoan: async member => ({ query: { id: (await applyForLoan(member)).id } }),
  repayLoan: async (member, backEnd) => ({ body: await repaymentFields(backEnd, member) }),
  listLoanPayments: { query: PAGE },
  getTeam: {},
  listTeamMembers: { query: { ...PAGE, level: 1 } },
  listAwards: { query: { ...PAGE, kind: 'team' } },
  listAwardTotals: {},
  listWelfareTasks: {},
  claimWelfareTask: { body: { code: 'firstSpotOrder', idempotencyKey: randomUUID() } },
  listVouchers: { query: { ...PAGE, status: 'active' } },
  listActivities: { query: { ...PAGE, state: 'upcoming' } },
  getActivity: { query: { id: 1 } },
  joinActivity: async (member, { clock }) => {
    clock.advance(7 * 86_400_000)
    const { data } = await member.get('getActivity', { query: { id: 1 } })
    return { body: { id: 1, forecast: data.minForecast, idempotencyKey: randomUUID() } }
  },
  listActivityResults: { query: { ...PAGE, id: 1 } },
  listShareOffers: { query: { ...PAGE, view: 'listed' } },
  getShareOffer: async member => ({ query: { id: (await openOffer(member)).id } }),
  listShareEntries: async member => ({ query: { ...PAGE, id: (await openOffer(member)).id } }),
  previewShareSubscription: async member => ({ body: { offerId: (await openOffer(member)).id, lots: 2 } }),
  subscribeToShares: async member => ({ body: await subscriptionFields(member) }),
  cancelShareSubscription: async member => {
    // Of the other open offer: one can subscribe to each once.
    const [{ id: offerId }] = await openOffers(member)
    const { data } = await member.get('subscribeToShares', {
      body: await subscriptionFields(member, { offerId }),
    })
    return { body: { id: data.id, idempotencyKey: randomUUID() } }
  },
  listShareSubscriptions: { query: { ...PAGE, status: 'waiting' } },
} satisfies Partial<OperationCalls>
