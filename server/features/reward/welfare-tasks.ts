import { DAY } from '#src/lib/time/time-units.ts'

/** The reward of a task. Amounts in USDT. */
export interface TaskTerms {
  readonly code: 'firstDeposit' | 'firstSpotOrder' | 'twoStep' | 'basicIdentity'
  readonly reward: { readonly kind: 'bonus' | 'feeVoucher'; readonly amount: string }
  /** Fees of spot orders that have to be paid, and not given back, before the task is done. */
  readonly minFees?: string
}

/** How many days of 24 hours a completed task can be claimed, and how many a voucher is valid once claimed. */
export const CLAIM_DAYS = 30
export const VOUCHER_DAYS = 30
export const CLAIM_PERIOD = BigInt(CLAIM_DAYS * DAY)
export const VOUCHER_VALIDITY = BigInt(VOUCHER_DAYS * DAY)

/**
 * Fees of spot orders, in USDT, that have to be paid before the bonus of the first deposit, and that no voucher gives back. More than the
 * bonus and the shares of others in these fees (15%) together, so that an account opened for its rewards costs more than it brings.
 */
export const BONUS_MIN_FEES = '6'

/** The offered tasks, in display order. */
export const TASKS: readonly TaskTerms[] = [
  { code: 'firstDeposit', reward: { kind: 'bonus', amount: '5' }, minFees: BONUS_MIN_FEES },
  { code: 'firstSpotOrder', reward: { kind: 'feeVoucher', amount: '5' } },
  { code: 'twoStep', reward: { kind: 'feeVoucher', amount: '10' } },
  { code: 'basicIdentity', reward: { kind: 'feeVoucher', amount: '10' } },
]
