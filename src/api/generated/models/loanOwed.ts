/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * What would be paid now.
 */
export interface LoanOwed {
  principal: Amount;
  interest: Amount;
  /** What being late has cost. */
  charge: Amount;
  total: Amount;
}
