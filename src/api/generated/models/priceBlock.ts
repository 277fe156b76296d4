/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * Statistics for a time interval.
 */
export interface PriceBlock {
  open: Amount;
  close: Amount;
  max: Amount;
  min: Amount;
  volume: Amount;
  /** Volume-weighted. */
  averagePrice: Amount;
  /** Volume × price. */
  tradeAmount: Amount;
}
