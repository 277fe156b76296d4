/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * Amount to pay now.
 */
export interface LoanOwed {
  principal: Amount;
  interest: Amount;
  /** Late fee. */
  charge: Amount;
  total: Amount;
}
