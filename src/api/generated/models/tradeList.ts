/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';
import type { Trade } from './trade.ts';

export interface TradeList {
  productId: RowId;
  /**
     * Newest first. Trades of one minute add up to the volume of its candle.
     * @maxItems 50
     */
  trades: Trade[];
}
