/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Candle } from './candle.ts';
import type { CandleInterval } from './candleInterval.ts';
import type { RowId } from './rowId.ts';

export interface CandlePage {
  productId: RowId;
  interval: CandleInterval;
  /**
     * Oldest first; empty before the start of the history.
     * @maxItems 500
     */
  candles: Candle[];
}
