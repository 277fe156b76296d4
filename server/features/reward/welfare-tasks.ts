import { DAY } from '#src/lib/time/time-units.ts'

/** What a task gives. Amounts in USDT. */
export interface TaskTerms {
  readonly code: 'firstDeposit' | 'firstSpotOrder' | 'twoStep' | 'basicIdentity'
  readonly reward: { readonly kind: 'bonus' | 'feeVoucher'; readonly amount: string }
}

/** Days of 24 hours to claim a task in once it is done, and that a voucher is valid for from then on. */
export const CLAIM_DAYS = 30
export const VOUCHER_DAYS = 30
export const CLAIM_TIME = BigInt(CLAIM_DAYS * DAY)
export const VOUCHER_TIME = BigInt(VOUCHER_DAYS * DAY)

/** The tasks that are offered, in their order. */
export const TASKS: readonly TaskTerms[] = [
  { code: 'firstDeposit', reward: { kind: 'bonus', amount: '5' } },
  { code: 'firstSpotOrder', reward: { kind: 'feeVoucher', amount: '5' } },
  { code: 'twoStep', reward: { kind: 'feeVoucher', amount: '10' } },
  { code: 'basicIdentity', reward: { kind: 'feeVoucher', amount: '10' } },
]
