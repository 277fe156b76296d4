/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AwardKind } from './awardKind.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { TaskCode } from './taskCode.ts';
import type { TeamLevelNumber } from './teamLevelNumber.ts';
import type { Time } from './time.ts';
import type { Total } from './total.ts';

/**
 * Money that the house has paid as an award, booked as one entry of type `award` that refers to it. Beside its kind it says what it
 * follows from; what does not belong to its kind is null.
 */
export interface Award {
  id: EntryId;
  kind: AwardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** When it was booked. */
  time: Time;
  /** team: of the member. */
  level: TeamLevelNumber | null;
  /** team: masked. */
  memberName: Name | null;
  /** team: the beginning of the UTC day whose fees it is a share of. */
  day: Time | null;
  /** team: the fees that the member paid on that day. voucher: the fee of the order. */
  base: PositiveAmount | null;
  /** team: the share; the amount is base × rate, cut after 6 decimals. */
  rate: Rate | null;
  /** voucher: the spot order whose fee is given back. */
  orderId: EntryId | null;
  /** task and voucher: which it came from. */
  taskCode: TaskCode | null;
  activityId: RowId | null;
  /** activity: the place that it is the prize of. */
  rank: Total | null;
}
