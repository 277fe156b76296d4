/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Time } from './time.ts';

export interface NextLimit {
  /** Null if the limit is removed. */
  dailyStakeLimit: Amount | null;
  from: Time;
}
