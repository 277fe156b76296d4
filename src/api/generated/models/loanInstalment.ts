/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * A scheduled installment.
 */
export interface LoanInstalment {
  /**
     * @minimum 1
     * @maximum 60
     */
  number: number;
  /**
     * Whole days from `startsAt` to 00:00 UTC of its due date.
     * @minimum 1
     * @maximum 21960
     */
  afterDays: number;
  principal: Amount;
  interest: Amount;
  total: Amount;
  /** Outstanding principal after it. */
  left: Amount;
}
