import type { Entry, LedgerEntryType, Reference } from '#server/ledger/ledger.ts'
import type { EarningOrderRow } from './order.ts'
import type { EarningService } from './product.ts'

const REFERENCES = { pledge: 'pledgeOrder', mining: 'miningOrder' } as const
const EARNINGS: Readonly<Record<EarningService, LedgerEntryType>> = {
  pledge: 'pledgeInterest',
  mining: 'miningOutput',
}

export function referenceTo({ service, id }: EarningOrderRow): Reference {
  return { type: REFERENCES[service], id }
}

/** What an order puts aside. */
export function holdEntries({ asset, amount }: EarningOrderRow): Entry[] {
  return [
    { account: 'available', asset, type: 'hold', amount: -amount },
    { account: 'held', asset, type: 'hold', amount },
  ]
}

/** What a day brings, from the house. */
export function accrualEntries({ asset, service }: EarningOrderRow, amount: bigint): Entry[] {
  const type = EARNINGS[service]
  return [
    { account: 'available', asset, type, amount },
    { account: 'interest', asset, type, amount: -amount },
  ]
}

/** What is held comes back, less the price of leaving early, which the house earns. */
export function leaveEntries({ asset, amount }: EarningOrderRow, penalty: bigint): Entry[] {
  const free = amount - penalty
  return [
    { account: 'held', asset, type: 'release', amount: -free },
    { account: 'available', asset, type: 'release', amount: free },
    { account: 'held', asset, type: 'earlyExit', amount: -penalty },
    { account: 'fees', asset, type: 'earlyExit', amount: penalty },
  ]
}
