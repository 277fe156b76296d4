/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Time } from './time.ts';

export interface NextLimit {
  /** Null when the limit goes away altogether. */
  dailyStakeLimit: Amount | null;
  from: Time;
}
