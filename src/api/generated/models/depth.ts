/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DepthLevel } from './depthLevel.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface Depth {
  productId: RowId;
  /** Time of the price between best bid and best ask. */
  time: Time;
  /**
     * Highest first. Fewer than 20 if the price is within 20 steps of zero.
     * @maxItems 20
     */
  bids: DepthLevel[];
  /**
     * Lowest first; the first is the current price.
     * @maxItems 20
     */
  asks: DepthLevel[];
}
