/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PositiveAmount } from './positiveAmount.ts';

export interface ActivityPrize {
  /**
     * @minimum 1
     * @maximum 100
     */
  rank: number;
  amount: PositiveAmount;
}
