import { isSuccessful } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
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
import { seenPrices } from '#src/stores/seen-prices.ts'
import type { ReadOperation, StatementSource } from './collect-statement.ts'

const QUIET_OPTIONS = { catch: true, quiet: true } as const

type Calls = {
  [Id in ReadOperation]: (query: Operations[Id]['query'], signal: AbortSignal) => Promise<unknown>
}

const CALLS: Calls = {
  listLedgerEntries: (query, signal) => listLedgerEntries(query, QUIET_OPTIONS, signal),
  listDeposits: (query, signal) => listDeposits(query, QUIET_OPTIONS, signal),
  listWithdrawals: (query, signal) => listWithdrawals(query, QUIET_OPTIONS, signal),
  listExchanges: (query, signal) => listExchanges(query, QUIET_OPTIONS, signal),
  listPledgeOrders: (query, signal) => listPledgeOrders(query, QUIET_OPTIONS, signal),
  listMiningOrders: (query, signal) => listMiningOrders(query, QUIET_OPTIONS, signal),
  listShareSubscriptions: (query, signal) => listShareSubscriptions(query, QUIET_OPTIONS, signal),
  listLoans: (query, signal) => listLoans(query, QUIET_OPTIONS, signal),
  listLoanPayments: (query, signal) => listLoanPayments(query, QUIET_OPTIONS, signal),
  listLoanProducts: (_, signal) => listLoanProducts(QUIET_OPTIONS, signal),
  listAwards: (query, signal) => listAwards(query, QUIET_OPTIONS, signal),
  listSpotOrders: (query, signal) => listSpotOrders(query, QUIET_OPTIONS, signal),
  listBibiOrders: (query, signal) => listBibiOrders(query, QUIET_OPTIONS, signal),
  listQuickOrders: (query, signal) => listQuickOrders(query, QUIET_OPTIONS, signal),
  listContractOrders: (query, signal) => listContractOrders(query, QUIET_OPTIONS, signal),
  getContractPosition: (query, signal) => getContractPosition(query, QUIET_OPTIONS, signal),
  getUserBalance: (query, signal) => getUserBalance(query, QUIET_OPTIONS, signal),
  listHoldings: (_, signal) => listHoldings(QUIET_OPTIONS, signal),
  listOrderFeeSettings: (_, signal) => listOrderFeeSettings(QUIET_OPTIONS, signal),
  listRechargeChannels: (_, signal) => listRechargeChannels(QUIET_OPTIONS, signal),
  listWithdrawChannels: (_, signal) => listWithdrawChannels(QUIET_OPTIONS, signal),
  getExchangeTerms: (_, signal) => getExchangeTerms(QUIET_OPTIONS, signal),
  listPlatformCurrencies: (query, signal) => listPlatformCurrencies(query, QUIET_OPTIONS, signal),
  listPledgeProducts: (_, signal) => listPledgeProducts(QUIET_OPTIONS, signal),
  listMiningProducts: (_, signal) => listMiningProducts(QUIET_OPTIONS, signal),
  listFastTradeOptions: (query, signal) => listFastTradeOptions(query, QUIET_OPTIONS, signal),
  listBibiPairs: (query, signal) => listBibiPairs(query, QUIET_OPTIONS, signal),
  listCandles: (query, signal) => listCandles(query, QUIET_OPTIONS, signal),
  getProduct: (query, signal) => getProduct(query, QUIET_OPTIONS, signal),
  getContractRules: (query, signal) => getContractRules(query, QUIET_OPTIONS, signal),
  getShareOffer: (query, signal) => getShareOffer(query, QUIET_OPTIONS, signal),
  listMarketDays: (query, signal) => listMarketDays(query, QUIET_OPTIONS, signal),
  getMarketTerms: (query, signal) => getMarketTerms(query, QUIET_OPTIONS, signal),
}

/** This app's back end as the source of a statement, until aborted. Read-only. */
export function apiSource(signal: AbortSignal): StatementSource {
  return {
    now: () => Date.now(),
    seenPrices: seenPrices,
    async get(id, query) {
      signal.throwIfAborted()
      const answer = await CALLS[id](query, signal)
      if (!isSuccessful(answer)) throw new SwallowedAnswer()
      // The success type of this operation.
      return answer as never
    },
  }
}
