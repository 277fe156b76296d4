/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { NickName } from './nickName.ts';
import type { Time } from './time.ts';
import type { TraderRecord } from './traderRecord.ts';

export interface Trader {
  id: EntryId;
  nickName: NickName;
  /** Sandbox account that trades by a published rule. */
  isRobot: boolean;
  /** Whether it is the caller's own account. */
  isMine: boolean;
  since: Time;
  /**
     * Current number of copiers. Their identities are not disclosed.
     * @minimum 0
     * @maximum 1000000000
     */
  followers: number;
  /** The caller's active follow of this trader, if any. */
  myFollowId: EntryId | null;
  record: TraderRecord;
}
