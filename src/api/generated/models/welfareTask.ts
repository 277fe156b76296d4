/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PositiveAmount } from './positiveAmount.ts';
import type { TaskCode } from './taskCode.ts';
import type { TaskReward } from './taskReward.ts';
import type { Time } from './time.ts';
import type { WelfareTaskState } from './welfareTaskState.ts';

export interface WelfareTask {
  code: TaskCode;
  /** `open`: not completed; `ready`: completed and not claimed; `expired`: not claimed in time */
  state: WelfareTaskState;
  reward: TaskReward;
  /**
     * Days of 24 hours to claim after completion.
     * @minimum 1
     * @maximum 366
     */
  claimDays: number;
  doneAt: Time | null;
  /** Claim deadline (exclusive). */
  claimBy: Time | null;
  claimedAt: Time | null;
  /** Fees of spot orders, in the currency of the reward, that have to be paid and not given back before the task is done. */
  minFees?: PositiveAmount;
}
