import { isDone } from '../../api/envelope.ts'
import { SwallowedAnswer } from '../../api/errors.ts'
import { listBibiOrders, listBibiPairs } from '../../api/generated/bibi/bibi.ts'
import { getContractPosition, listContractOrders } from '../../api/generated/contract/contract.ts'
import { listDeposits, listRechargeChannels } from '../../api/generated/deposit/deposit.ts'
import { listCandles } from '../../api/generated/market/market.ts'
import type { Operations } from '../../api/generated/operations.ts'
import { listQuickOrders } from '../../api/generated/quick/quick.ts'
import {
  listFastTradeOptions,
  listHoldings,
  listOrderFeeSettings,
  listSpotOrders,
} from '../../api/generated/trade/trade.ts'
import { getUserBalance } from '../../api/generated/user/user.ts'
import { listLedgerEntries } from '../../api/generated/wallet/wallet.ts'
import type { ReadOperation, Source } from './collect.ts'

const QUIETLY = { catch: true, quiet: true } as const

type Calls = {
  [Id in ReadOperation]: (query: Operations[Id]['query'], signal: AbortSignal) => Promise<unknown>
}

const CALLS: Calls = {
  listLedgerEntries: (query, signal) => listLedgerEntries(query, QUIETLY, signal),
  listDeposits: (query, signal) => listDeposits(query, QUIETLY, signal),
  listSpotOrders: (query, signal) => listSpotOrders(query, QUIETLY, signal),
  listBibiOrders: (query, signal) => listBibiOrders(query, QUIETLY, signal),
  listQuickOrders: (query, signal) => listQuickOrders(query, QUIETLY, signal),
  listContractOrders: (query, signal) => listContractOrders(query, QUIETLY, signal),
  getContractPosition: (query, signal) => getContractPosition(query, QUIETLY, signal),
  getUserBalance: (query, signal) => getUserBalance(query, QUIETLY, signal),
  listHoldings: (_, signal) => listHoldings(QUIETLY, signal),
  listOrderFeeSettings: (_, signal) => listOrderFeeSettings(QUIETLY, signal),
  listRechargeChannels: (_, signal) => listRechargeChannels(QUIETLY, signal),
  listFastTradeOptions: (query, signal) => listFastTradeOptions(query, QUIETLY, signal),
  listBibiPairs: (query, signal) => listBibiPairs(query, QUIETLY, signal),
  listCandles: (query, signal) => listCandles(query, QUIETLY, signal),
}

/** The back end of this app as the source of a statement, until it is given up. Reads only. */
export function apiSource(signal: AbortSignal): Source {
  return {
    now: () => Date.now(),
    async get(id, query) {
      signal.throwIfAborted()
      const answer = await CALLS[id](query, signal)
      if (!isDone(answer)) throw new SwallowedAnswer()
      // A success of the call that bears this name.
      return answer as never
    },
  }
}
