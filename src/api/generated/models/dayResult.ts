/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

/**
 * In USDT.
 */
export interface DayResult {
  dayStart: Time;
  /** Change of the account value in the day, without what was paid in or out. */
  change: Decimal;
  paidIn: Amount;
  paidOut: Amount;
  /** Account value at the end of the day, or now. */
  endValue: Amount;
}
