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

export interface FollowRequest {
  traderId: EntryId;
  sizing: Sizing;
  /** With sizing `amount`: maximum taken from the balance per copied order, fees included. */
  amount?: LimitAmount;
  /** With sizing `ratio`. */
  ratio?: Ratio;
  /** Maximum total amount in copied positions at any time. */
  totalLimit: LimitAmount;
  /** Copying stops automatically once the loss reaches this amount, open positions included. */
  maxLoss: LimitAmount;
  /** Maximum difference from the trader's price to the copier's disadvantage; an opening at a worse price is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  idempotencyKey?: IdempotencyKey;
}
