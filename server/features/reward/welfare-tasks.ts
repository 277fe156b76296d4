import { DAY } from '#src/lib/time/time-units.ts'

/** The reward of a task. Amounts in USDT. */
export interface TaskTerms {
  readonly code: 'firstDeposit' | 'firstSpotOrder' | 'twoStep' | 'basicIdentity'
  readonly reward: { readonly kind: 'bonus' | 'feeVoucher'; readonly amount: string }
}

/** How many days of 24 hours a completed task can be claimed, and how many a voucher is valid once claimed. */
export const CLAIM_DAYS = 30
export const VOUCHER_DAYS = 30
export const CLAIM_PERIOD = BigInt(CLAIM_DAYS * DAY)
export const VOUCHER_VALIDITY = BigInt(VOUCHER_DAYS * DAY)

/** The offered tasks, in display order. */
export const TASKS: readonly TaskTerms[] = [
  { code: 'firstDeposit', reward: { kind: 'bonus', amount: '5' } },
  { code: 'firstSpotOrder', reward: { kind: 'feeVoucher', amount: '5' } },
  { code: 'twoStep', reward: { kind: 'feeVoucher', amount: '10' } },
  { code: 'basicIdentity', reward: { kind: 'feeVoucher', amount: '10' } },
]
