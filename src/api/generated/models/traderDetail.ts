/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { EquityPoint } from './equityPoint.ts';
import type { NickName } from './nickName.ts';
import type { Time } from './time.ts';
import type { TraderRecord } from './traderRecord.ts';
import type { TraderTrade } from './traderTrade.ts';

export interface TraderDetail {
  id: EntryId;
  nickName: NickName;
  /** An account of the sandbox that trades by a published rule. */
  isRobot: boolean;
  /** Whether it is the account that asks. */
  isMine: boolean;
  since: Time;
  /**
     * How many follow now. Who they are, nobody is told.
     * @minimum 0
     * @maximum 1000000000
     */
  followers: number;
  /** The following of the account that asks, if it follows now. */
  myFollowId: EntryId | null;
  record: TraderRecord;
  /** @maxItems 500 */
  openTrades: TraderTrade[];
  /**
     * Oldest first, in equal steps of an hour, four hours, a day or a week, and the moment of the record.
     * @maxItems 500
     */
  points: EquityPoint[];
}
