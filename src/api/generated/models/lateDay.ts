/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Time } from './time.ts';

export interface LateDay {
  /**
     * @minimum 1
     * @maximum 60
     */
  instalment: number;
  /** Start of the day in UTC. */
  day: Time;
  amount: Amount;
}
