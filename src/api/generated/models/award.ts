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
 * A reward paid by the operator, booked as one ledger entry of type `award` that refers to it. Fields state what it was paid for; fields that
 * do not apply to its kind are null.
 */
export interface Award {
  id: EntryId;
  kind: AwardKind;
  amount: PositiveAmount;
  currencyName: Name;
  /** Booking time. */
  time: Time;
  /** team: level of the member. */
  level: TeamLevelNumber | null;
  /** team: masked name. */
  memberName: Name | null;
  /** team: start of the UTC day on which the fees were paid. */
  day: Time | null;
  /** team: fees the member paid on that day, without those given back by vouchers. voucher: fee of the order. */
  base: PositiveAmount | null;
  /** team: commission rate; the amount is base × rate, truncated to 6 decimals. */
  rate: Rate | null;
  /** voucher: spot order whose fee is rebated. */
  orderId: EntryId | null;
  /** task and voucher: task that granted it. */
  taskCode: TaskCode | null;
  activityId: RowId | null;
  /** activity: rank of the prize. */
  rank: Total | null;
}
