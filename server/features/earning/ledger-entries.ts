import type { LedgerEntryType } from '#models'
import type { Entry, Reference } from '#server/ledger/ledger.ts'
import type { EarningOrderRow } from './order.ts'
import type { EarningService } from './product.ts'

const REFERENCES = { pledge: 'pledgeOrder', mining: 'miningOrder' } as const
const INTEREST_TYPES: Readonly<Record<EarningService, LedgerEntryType>> = {
  pledge: 'pledgeInterest',
  mining: 'miningOutput',
}

export function referenceTo({ service, id }: EarningOrderRow): Reference {
  return { type: REFERENCES[service], id }
}

/** Holds the amount of an order. */
export function holdEntries({ asset, amount }: EarningOrderRow): Entry[] {
  return [
    { account: 'available', asset, type: 'hold', amount: -amount },
    { account: 'held', asset, type: 'hold', amount },
  ]
}

/** Credits the interest of a day, paid by the house. */
export function accrualEntries({ asset, service }: EarningOrderRow, amount: bigint): Entry[] {
  const type = INTEREST_TYPES[service]
  return [
    { account: 'available', asset, type, amount },
    { account: 'interest', asset, type, amount: -amount },
  ]
}

/** Releases the principal, less the early redemption penalty, which the house earns. */
export function endEntries({ asset, amount }: EarningOrderRow, penalty: bigint): Entry[] {
  const returned = amount - penalty
  return [
    { account: 'held', asset, type: 'release', amount: -returned },
    { account: 'available', asset, type: 'release', amount: returned },
    { account: 'held', asset, type: 'earlyExit', amount: -penalty },
    { account: 'fees', asset, type: 'earlyExit', amount: penalty },
  ]
}
