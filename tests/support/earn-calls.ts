import { randomUUID } from 'node:crypto'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { CallOf } from './account-calls.ts'
import { earningFor, leaveFor, placeEarning } from './earning-orders.ts'
import { applyFor, loanFor, repaymentOf } from './loans.ts'
import { openOffer, openOffers, sharesFor } from './new-shares.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** A call that succeeds of each operation about what pays, and about new shares. */
export const EARN_CALLS = {
  listPledgeProducts: {},
  getPledgeProduct: { query: { id: 102 } },
  previewPledge: { body: { productId: 102, amount: '100' } },
  placePledge: async member => ({ body: await earningFor(member, 'pledge', { amount: '60' }) }),
  listPledgeOrders: { query: { ...PAGE, status: 'ended' } },
  previewPledgeRedemption: async member => {
    const { id } = await placeEarning(member, 'pledge', { amount: '60' })
    return { body: { orderId: id } }
  },
  redeemPledge: async member => {
    const { id } = await placeEarning(member, 'pledge', { amount: '60' })
    return { body: await leaveFor(member, 'pledge', id) }
  },
  listPledgeInterest: { query: { ...PAGE, orderId: '1' } },
  listMiningTotals: {},
  listMiningProducts: {},
  getMiningProduct: { query: { id: 201 } },
  previewMining: { body: { productId: 201, amount: '100' } },
  placeMiningOrder: async member => ({ body: await earningFor(member, 'mining', { amount: '60' }) }),
  listMiningOrders: { query: { ...PAGE, status: 'running' } },
  previewMiningRelease: async member => {
    const { id } = await placeEarning(member, 'mining', { amount: '60' })
    return { body: { orderId: id } }
  },
  releaseMiningOrder: async member => {
    const { id } = await placeEarning(member, 'mining', { amount: '60' })
    return { body: await leaveFor(member, 'mining', id) }
  },
  listMiningOutput: { query: PAGE },
  listLoanProducts: {},
  previewLoan: { body: { productId: 302, amount: '100' } },
  applyForLoan: { body: loanFor() },
  withdrawLoanApplication: async member => ({
    body: { loanId: (await applyFor(member)).id, idempotencyKey: randomUUID() },
  }),
  listLoans: { query: { ...PAGE, view: 'open' } },
  getLoan: async member => ({ query: { id: (await applyFor(member)).id } }),
  repayLoan: async (member, backEnd) => ({ body: await repaymentOf(backEnd, member) }),
  listLoanPayments: { query: PAGE },
  getTeam: {},
  listTeamMembers: { query: { ...PAGE, level: 1 } },
  listAwards: { query: { ...PAGE, kind: 'team' } },
  listAwardTotals: {},
  listWelfareTasks: {},
  claimWelfareTask: { body: { code: 'firstDeposit', idempotencyKey: randomUUID() } },
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
  subscribeToShares: async member => ({ body: await sharesFor(member) }),
  cancelShareSubscription: async member => {
    // Of the other open offer: one can subscribe to each once.
    const [{ id: offerId }] = await openOffers(member)
    const { data } = await member.get('subscribeToShares', { body: await sharesFor(member, { offerId }) })
    return { body: { id: data.id, idempotencyKey: randomUUID() } }
  },
  listShareSubscriptions: { query: { ...PAGE, status: 'waiting' } },
} satisfies Partial<Record<OperationId, CallOf>>
