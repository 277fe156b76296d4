/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * What a span of time has seen.
 */
export interface PriceBlock {
  open: Amount;
  close: Amount;
  max: Amount;
  min: Amount;
  volume: Amount;
  /** Weighted by volume. */
  averagePrice: Amount;
  /** Volume times price. */
  tradeAmount: Amount;
}
