import type { Entry, Reference } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import type { LoanRow } from './row.ts'
import type { Owed } from './owed.ts'

export const referenceTo = ({ id }: Pick<LoanRow, 'id'>): Reference => ({ type: 'loan', id })

const asset = USDT

/** What is put aside as security. */
export const holdEntries = (amount: bigint): Entry[] => [
  { account: 'available', asset, type: 'hold', amount: -amount },
  { account: 'held', asset, type: 'hold', amount },
]

/** What of it comes back. */
export const releaseEntries = (amount: bigint): Entry[] => [
  { account: 'held', asset, type: 'release', amount: -amount },
  { account: 'available', asset, type: 'release', amount },
]

/** The whole amount is lent, and the fee is paid out of it. */
export const payOutEntries = ({ amount, fee }: LoanRow): Entry[] => [
  { account: 'available', asset, type: 'loanPaidOut', amount },
  { account: 'loans', asset, type: 'loanPaidOut', amount: -amount },
  { account: 'available', asset, type: 'fee', amount: -fee },
  { account: 'fees', asset, type: 'fee', amount: fee },
]

/** What is paid back: principal, interest and what being late has cost, each by itself. */
export const paymentEntries = (
  from: 'available' | 'held',
  { principal, interest, charge }: Owed,
): Entry[] => [
  { account: from, asset, type: 'loanRepaid', amount: -principal },
  { account: 'loans', asset, type: 'loanRepaid', amount: principal },
  { account: from, asset, type: 'loanInterest', amount: -interest },
  { account: 'interest', asset, type: 'loanInterest', amount: interest },
  { account: from, asset, type: 'loanCharge', amount: -charge },
  { account: 'fees', asset, type: 'loanCharge', amount: charge },
]
