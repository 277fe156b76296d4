/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * One instalment as planned.
 */
export interface LoanInstalment {
  /**
     * @minimum 1
     * @maximum 60
     */
  number: number;
  /**
     * Whole days from `startsAt` until 00:00 UTC of its day.
     * @minimum 1
     * @maximum 21960
     */
  afterDays: number;
  principal: Amount;
  interest: Amount;
  total: Amount;
  /** What of the amount is owed after it. */
  left: Amount;
}
