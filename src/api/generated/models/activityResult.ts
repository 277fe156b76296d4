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
  /** From the price that decided, above or below. */
  distance: Amount;
  joinedAt: Time;
  prize: PositiveAmount | null;
  isMine: boolean;
}
