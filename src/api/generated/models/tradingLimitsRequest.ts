/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Time } from './time.ts';

/**
 * What is not given stays as it is. A lower limit is in effect at once, and takes back a raise that waits; a higher one, or none, is in
 * effect after `raiseDelay`. A cooling-off begins at once and can be prolonged, never shortened (422, hint_cooling_off_runs). The same
 * request again changes nothing; a raise that waits goes on waiting.
 */
export interface TradingLimitsRequest {
  /**
     * An amount with two decimals at most, 0 to stake nothing; none for no limit.
     * @maxLength 18
     * @pattern ^(none|0|0\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]{0,11}(\.[0-9]{1,2})?)$
     */
  dailyStakeLimit?: string;
  /** In the future and within a year. */
  coolingOffUntil?: Time;
}
