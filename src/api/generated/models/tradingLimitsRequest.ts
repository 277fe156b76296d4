/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

/**
 * Omitted values are unchanged. A lower limit takes effect immediately and cancels a pending increase; a higher limit, or none, takes effect
 * after `raiseDelay`. A cooling-off period starts immediately and can be extended but not shortened (422, hint_cooling_off_runs). Repeating
 * the same request has no effect and does not restart a pending increase.
 */
export interface TradingLimitsRequest {
  /**
     * Amount with at most two decimals; `0` allows no stakes, `none` removes the limit.
     * @maxLength 18
     * @pattern ^(none|0|0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
     */
  dailyStakeLimit?: string;
  /** In the future, at most one year ahead. */
  coolingOffUntil?: Time;
}
