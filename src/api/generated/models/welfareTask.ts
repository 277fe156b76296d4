/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { TaskCode } from './taskCode.ts';
import type { TaskReward } from './taskReward.ts';
import type { Time } from './time.ts';
import type { WelfareTaskState } from './welfareTaskState.ts';

export interface WelfareTask {
  code: TaskCode;
  /** `open` not done yet, `ready` done and not claimed, `expired` not claimed in time */
  state: WelfareTaskState;
  reward: TaskReward;
  /**
     * Days of 24 hours to claim it in once it is done.
     * @minimum 1
     * @maximum 366
     */
  claimDays: number;
  doneAt: Time | null;
  /** From this moment on it can no longer be claimed. */
  claimBy: Time | null;
  claimedAt: Time | null;
}
