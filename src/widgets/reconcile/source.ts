import { isDone } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { listBibiOrders, listBibiPairs } from '#src/api/generated/bibi/bibi.ts'
import { getContractPosition, listContractOrders } from '#src/api/generated/contract/contract.ts'
import {
  listDeposits,
  listRechargeChannels,
  listWithdrawChannels,
} from '#src/api/generated/deposit/deposit.ts'
import { getExchangeTerms, listExchanges } from '#src/api/generated/exchange/exchange.ts'
import { listCandles } from '#src/api/generated/market/market.ts'
import { listMiningOrders, listMiningProducts } from '#src/api/generated/mining/mining.ts'
import type { Operations } from '#src/api/generated/operations.ts'
import { listLoanPayments, listLoanProducts, listLoans } from '#src/api/generated/loan/loan.ts'
import { listShareSubscriptions } from '#src/api/generated/new-shares/new-shares.ts'
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
import type { ReadOperation, Source } from './collect.ts'

const QUIETLY = { catch: true, quiet: true } as const

type Calls = {
  [Id in ReadOperation]: (query: Operations[Id]['query'], signal: AbortSignal) => Promise<unknown>
}

const CALLS: Calls = {
  listLedgerEntries: (query, signal) => listLedgerEntries(query, QUIETLY, signal),
  listDeposits: (query, signal) => listDeposits(query, QUIETLY, signal),
  listWithdrawals: (query, signal) => listWithdrawals(query, QUIETLY, signal),
  listExchanges: (query, signal) => listExchanges(query, QUIETLY, signal),
  listPledgeOrders: (query, signal) => listPledgeOrders(query, QUIETLY, signal),
  listMiningOrders: (query, signal) => listMiningOrders(query, QUIETLY, signal),
  listShareSubscriptions: (query, signal) => listShareSubscriptions(query, QUIETLY, signal),
  listLoans: (query, signal) => listLoans(query, QUIETLY, signal),
  listLoanPayments: (query, signal) => listLoanPayments(query, QUIETLY, signal),
  listLoanProducts: (_, signal) => listLoanProducts(QUIETLY, signal),
  listAwards: (query, signal) => listAwards(query, QUIETLY, signal),
  listSpotOrders: (query, signal) => listSpotOrders(query, QUIETLY, signal),
  listBibiOrders: (query, signal) => listBibiOrders(query, QUIETLY, signal),
  listQuickOrders: (query, signal) => listQuickOrders(query, QUIETLY, signal),
  listContractOrders: (query, signal) => listContractOrders(query, QUIETLY, signal),
  getContractPosition: (query, signal) => getContractPosition(query, QUIETLY, signal),
  getUserBalance: (query, signal) => getUserBalance(query, QUIETLY, signal),
  listHoldings: (_, signal) => listHoldings(QUIETLY, signal),
  listOrderFeeSettings: (_, signal) => listOrderFeeSettings(QUIETLY, signal),
  listRechargeChannels: (_, signal) => listRechargeChannels(QUIETLY, signal),
  listWithdrawChannels: (_, signal) => listWithdrawChannels(QUIETLY, signal),
  getExchangeTerms: (_, signal) => getExchangeTerms(QUIETLY, signal),
  listPlatformCurrencies: (query, signal) => listPlatformCurrencies(query, QUIETLY, signal),
  listPledgeProducts: (_, signal) => listPledgeProducts(QUIETLY, signal),
  listMiningProducts: (_, signal) => listMiningProducts(QUIETLY, signal),
  listFastTradeOptions: (query, signal) => listFastTradeOptions(query, QUIETLY, signal),
  listBibiPairs: (query, signal) => listBibiPairs(query, QUIETLY, signal),
  listCandles: (query, signal) => listCandles(query, QUIETLY, signal),
}

/** The back end of this app as the source of a statement, until it is given up. Reads only. */
export function apiSource(signal: AbortSignal): Source {
  return {
    now: () => Date.now(),
    seen: seenPrices,
    async get(id, query) {
      signal.throwIfAborted()
      const answer = await CALLS[id](query, signal)
      if (!isDone(answer)) throw new SwallowedAnswer()
      // A success of the call that bears this name.
      return answer as never
    },
  }
}
