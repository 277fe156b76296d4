import type { DayChangeLine, LedgerEntryType } from '#models'
import type { Row } from '#server/kernel/store.ts'
import { USDT } from '#server/ledger/units.ts'
import type { Market } from '#server/market/market.ts'
import { assetValue } from './asset-value.ts'

export type LineKind = DayChangeLine['kind']

/** The line of each entry type that is neither paid in or out nor the price of something bought or sold. */
const KINDS: Partial<Record<LedgerEntryType, LineKind>> = {
  fee: 'fees',
  quickProfit: 'quick',
  quickLoss: 'quick',
  contractProfit: 'contracts',
  contractFunding: 'contracts',
  pledgeInterest: 'earnings',
  miningOutput: 'earnings',
  earlyExit: 'earnings',
  award: 'awards',
  loanInterest: 'loans',
  loanCharge: 'loans',
}

/** Entries that are neither a gain nor a cost: what was paid in or out, borrowed or repaid. */
const FLOW_TYPES: readonly LedgerEntryType[] = ['deposit', 'withdrawal', 'loanPaidOut', 'loanRepaid']

/** What one transaction did to a person's balances in one asset by entries of one type, but for holds and releases. */
export interface TypedEntry extends Row {
  /** Milliseconds since 1970 UTC. */
  readonly at: bigint
  readonly asset: string
  readonly type: LedgerEntryType
  /** The other asset of the same transaction, which it was bought or sold for; null without one. */
  readonly other: string | null
  /** In minor units. */
  readonly amount: bigint
}

/**
 * What can be added up of entries: the change of a `balance`, in minor units of the asset; the USDT `invested` in another asset, by
 * purchases, payments and income (below zero: that came out of it); a `flow` in or, below zero, out; and the other kinds of change. All
 * but balances are in minor units of USDT.
 */
export type Measure = `balance ${string}` | `invested ${string}` | `kind ${LineKind}` | 'flow'

/** The measures of an entry, at the prices of its time: all but the balances of an account add up to the change of its value. */
export function measuresOf(market: Market, entry: TypedEntry): [Measure, bigint][] {
  const { asset, type, other, at, amount } = entry
  const measures: [Measure, bigint][] = [[`balance ${asset}`, amount]]
  const isFlow = FLOW_TYPES.includes(type)
  const isTrade = other !== null && type !== 'fee' && !isFlow
  // The price of a trade is what was paid in USDT, or for coins what the coins paid were worth; its other entries are the quantity.
  if (other !== null && !isFlow && asset !== USDT && (other === USDT || type === 'fee' || amount > 0n)) {
    return measures
  }
  const value = assetValue(market, asset, amount, Number(at))
  if (asset !== USDT) measures.push([`invested ${asset}`, value])
  if (isTrade) {
    if (other !== USDT) measures.push([`invested ${other}`, -value])
  } else {
    measures.push([isFlow ? 'flow' : `kind ${KINDS[type] ?? 'adjustments'}`, value])
  }
  return measures
}
