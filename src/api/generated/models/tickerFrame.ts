/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';
import type { TickerInfo } from './tickerInfo.ts';

/**
 * Event `ticker` of the stream.
 */
export interface TickerFrame {
  productId: RowId;
  tickerInfo: TickerInfo;
}
