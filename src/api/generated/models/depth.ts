/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DepthLevel } from './depthLevel.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface Depth {
  productId: RowId;
  /** The moment whose price lies between the best bid and the best ask. */
  time: Time;
  /**
     * Dearest first. Fewer than 20 when the price is within 20 steps of nothing.
     * @maxItems 20
     */
  bids: DepthLevel[];
  /**
     * Cheapest first; the first is the current price.
     * @maxItems 20
     */
  asks: DepthLevel[];
}
