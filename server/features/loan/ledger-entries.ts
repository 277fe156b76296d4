import type { Entry, Reference } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import type { LoanRow } from './loan-row.ts'
import type { AmountDue } from './amount-due.ts'

export const referenceTo = ({ id }: Pick<LoanRow, 'id'>): Reference => ({ type: 'loan', id })

const asset = USDT

/** Holds the security. */
export const holdEntries = (amount: bigint): Entry[] => [
  { account: 'available', asset, type: 'hold', amount: -amount },
  { account: 'held', asset, type: 'hold', amount },
]

/** Releases security. */
export const releaseEntries = (amount: bigint): Entry[] => [
  { account: 'held', asset, type: 'release', amount: -amount },
  { account: 'available', asset, type: 'release', amount },
]

/** Pays out the whole amount and charges the fee. */
export const payOutEntries = ({ amount, fee }: LoanRow): Entry[] => [
  { account: 'available', asset, type: 'loanPaidOut', amount },
  { account: 'loans', asset, type: 'loanPaidOut', amount: -amount },
  { account: 'available', asset, type: 'fee', amount: -fee },
  { account: 'fees', asset, type: 'fee', amount: fee },
]

/** A repayment: principal, interest and late charges, separately. */
export const paymentEntries = (
  from: 'available' | 'held',
  { principal, interest, charge }: AmountDue,
): Entry[] => [
  { account: from, asset, type: 'loanRepaid', amount: -principal },
  { account: 'loans', asset, type: 'loanRepaid', amount: principal },
  { account: from, asset, type: 'loanInterest', amount: -interest },
  { account: 'interest', asset, type: 'loanInterest', amount: interest },
  { account: from, asset, type: 'loanCharge', amount: -charge },
  { account: 'fees', asset, type: 'loanCharge', amount: charge },
]
