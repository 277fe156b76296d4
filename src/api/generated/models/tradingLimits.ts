/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { NextLimit } from './nextLimit.ts';
import type { Time } from './time.ts';

/**
 * Limits that users set for themselves, for quick orders. Days are UTC days.
 */
export interface TradingLimits {
  currencyId: CurrencyId;
  /** Maximum stake per day; null for no limit. */
  dailyStakeLimit: Amount | null;
  /** Higher limit that is pending. */
  nextDailyStakeLimit: NextLimit | null;
  /** Stakes of all quick orders placed today, whatever their result. */
  stakedToday: Amount;
  dayEndsAt: Time;
  /** No quick orders can be placed until then. */
  coolingOffUntil: Time | null;
  /**
     * Delay before a higher limit takes effect, in milliseconds.
     * @minimum 0
     * @maximum 31536000000
     */
  raiseDelay: number;
  /** Time of this response. */
  time: Time;
}
