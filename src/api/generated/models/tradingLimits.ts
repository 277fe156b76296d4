/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { NextLimit } from './nextLimit.ts';
import type { Time } from './time.ts';

/**
 * What somebody has set for himself, for quick orders. Days are those of UTC.
 */
export interface TradingLimits {
  currencyId: CurrencyId;
  /** The most that may be staked in a day; null when there is no limit. */
  dailyStakeLimit: Amount | null;
  /** A higher limit that was asked for and is not in effect yet. */
  nextDailyStakeLimit: NextLimit | null;
  /** The stakes of all quick orders placed today, however they ended. */
  stakedToday: Amount;
  dayEndsAt: Time;
  /** Until then no quick order can be placed. */
  coolingOffUntil: Time | null;
  /**
     * How long a raised limit waits before it is in effect, in milliseconds.
     * @minimum 0
     * @maximum 31536000000
     */
  raiseDelay: number;
  /** The moment of this answer. */
  time: Time;
}
