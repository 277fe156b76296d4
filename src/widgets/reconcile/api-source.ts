import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { isSuccessful } from '#src/api/envelope.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import { listBibiOrders, listBibiPairs } from '#src/api/generated/bibi/bibi.ts'
import {
  getContractPosition,
  getContractRules,
  listContractOrders,
} from '#src/api/generated/contract/contract.ts'
import {
  listDeposits,
  listRechargeChannels,
  listWithdrawChannels,
} from '#src/api/generated/deposit/deposit.ts'
import { getExchangeTerms, listExchanges } from '#src/api/generated/exchange/exchange.ts'
import { getMarketTerms, getProduct, listCandles, listMarketDays } from '#src/api/generated/market/market.ts'
import { listMiningOrders, listMiningProducts } from '#src/api/generated/mining/mining.ts'
import type { Operations } from '#src/api/generated/operations.ts'
import { listLoanPayments, listLoanProducts, listLoans } from '#src/api/generated/loan/loan.ts'
import { getShareOffer, listShareSubscriptions } from '#src/api/generated/new-shares/new-shares.ts'
import { listAwards } from '#src/api/generated/reward/reward.ts'
import { listPledgeOrders, listPledgeProducts } from '#src/api/generated/pledge/pledge.ts'
import { listQuickOrders } from '#src/api/generated/quick/quick.ts'
import {
  listFastTradeOptions,
  listHoldings,
  listOrderFeeSettings,
  listSpotOrders,
} from '#src/api/generated/spot/spot.ts'
import { getUserBalance } from '#src/api/generated/user/user.ts'
import { listLedgerEntries, listPlatformCurrencies } from '#src/api/generated/wallet/wallet.ts'
import { listWithdrawals } from '#src/api/generated/withdraw/withdraw.ts'
import { seenPrices } from '#src/stores/quotes/seen-prices.ts'
import type { ReadOperation, StatementSource } from './collect-statement.ts'

type Calls = {
  [Id in ReadOperation]: (query: Operations[Id]['query'], signal: AbortSignal) => Promise<unknown>
}

const CALLS: Calls = {
  listLedgerEntries: (query, signal) => listLedgerEntries(query, {}, signal),
  listDeposits: (query, signal) => listDeposits(query, {}, signal),
  listWithdrawals: (query, signal) => listWithdrawals(query, {}, signal),
  listExchanges: (query, signal) => listExchanges(query, {}, signal),
  listPledgeOrders: (query, signal) => listPledgeOrders(query, {}, signal),
  listMiningOrders: (query, signal) => listMiningOrders(query, {}, signal),
  listShareSubscriptions: (query, signal) => listShareSubscriptions(query, {}, signal),
  listLoans: (query, signal) => listLoans(query, {}, signal),
  listLoanPayments: (query, signal) => listLoanPayments(query, {}, signal),
  listLoanProducts: (_, signal) => listLoanProducts({}, signal),
  listAwards: (query, signal) => listAwards(query, {}, signal),
  listSpotOrders: (query, signal) => listSpotOrders(query, {}, signal),
  listBibiOrders: (query, signal) => listBibiOrders(query, {}, signal),
  listQuickOrders: (query, signal) => listQuickOrders(query, {}, signal),
  listContractOrders: (query, signal) => listContractOrders(query, {}, signal),
  getContractPosition: (query, signal) => getContractPosition(query, {}, signal),
  getUserBalance: (query, signal) => getUserBalance(query, {}, signal),
  listHoldings: (_, signal) => listHoldings({}, signal),
  listOrderFeeSettings: (_, signal) => listOrderFeeSettings({}, signal),
  listRechargeChannels: (_, signal) => listRechargeChannels({}, signal),
  listWithdrawChannels: (_, signal) => listWithdrawChannels({}, signal),
  getExchangeTerms: (_, signal) => getExchangeTerms({}, signal),
  listPlatformCurrencies: (query, signal) => listPlatformCurrencies(query, {}, signal),
  listPledgeProducts: (_, signal) => listPledgeProducts({}, signal),
  listMiningProducts: (_, signal) => listMiningProducts({}, signal),
  listFastTradeOptions: (query, signal) => listFastTradeOptions(query, {}, signal),
  listBibiPairs: (query, signal) => listBibiPairs(query, {}, signal),
  listCandles: (query, signal) => listCandles(query, {}, signal),
  getProduct: (query, signal) => getProduct(query, {}, signal),
  getContractRules: (query, signal) => getContractRules(query, {}, signal),
  getShareOffer: (query, signal) => getShareOffer(query, {}, signal),
  listMarketDays: (query, signal) => listMarketDays(query, {}, signal),
  getMarketTerms: (query, signal) => getMarketTerms(query, {}, signal),
}

/** This app's back end as the source of a statement, until aborted. Read-only. */
export function apiSource(signal: AbortSignal): StatementSource {
  return {
    now: () => Date.now(),
    seenPrices: seenPrices,
    async get(id, query) {
      signal.throwIfAborted()
      const answer = await settle(CALLS[id](query, signal), SHOWN_BY_CALLER)
      if (!isSuccessful(answer)) throw new UnusableAnswer()
      // The success type of this operation.
      return answer as never
    },
  }
}
