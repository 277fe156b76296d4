/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';

export interface ActivityResult {
  /**
     * @minimum 1
     * @maximum 1000000000
     */
  rank: number;
  /** Masked. */
  name: Name;
  forecast: PositiveAmount;
  /** Absolute distance from the final price. */
  distance: Amount;
  joinedAt: Time;
  prize: PositiveAmount | null;
  isMine: boolean;
}
