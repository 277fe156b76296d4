/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AtStop } from './atStop.ts';
import type { EntryId } from './entryId.ts';
import type { FollowWays } from './followWays.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { LimitAmount } from './limitAmount.ts';
import type { ProductTypes } from './productTypes.ts';
import type { Ratio } from './ratio.ts';
import type { Sizing } from './sizing.ts';
import type { Slippage } from './slippage.ts';

export interface ChangeFollowRequest {
  id: EntryId;
  sizing: Sizing;
  /** With sizing `amount`: what one copied order may take from the balance at most, fees included. */
  amount?: LimitAmount;
  /** With sizing `ratio`. */
  ratio?: Ratio;
  /** What may be in copied positions at the same time. */
  totalLimit: LimitAmount;
  /** The following stops by itself when it has lost so much, open positions included. */
  maxLoss: LimitAmount;
  /** How much worse than the trader’s the price may be; an opening at a worse one is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  idempotencyKey: IdempotencyKey;
}
