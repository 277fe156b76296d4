/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { TaskRewardKind } from './taskRewardKind.ts';

/**
 * `bonus`: credited immediately and free to use. `feeVoucher`: rebates the fee of the first spot order filled after the claim, up to the
 * amount, once; any unused amount expires.
 */
export interface TaskReward {
  kind: TaskRewardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** Validity of a voucher in days of 24 hours from the claim. */
  validDays: number | null;
}
