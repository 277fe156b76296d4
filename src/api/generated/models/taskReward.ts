/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { TaskRewardKind } from './taskRewardKind.ts';

/**
 * `bonus`: the amount is credited at once and is free to use. `feeVoucher`: the fee of the first spot order that is filled after
 * claiming is given back, up to the amount, once; what is left lapses.
 */
export interface TaskReward {
  kind: TaskRewardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** Days of 24 hours that a voucher is valid for, from its claiming. */
  validDays: number | null;
}
