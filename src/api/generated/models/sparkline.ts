/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PositiveAmount } from './positiveAmount.ts';
import type { RowId } from './rowId.ts';

export interface Sparkline {
  productId: RowId;
  /**
     * Oldest first. Fewer than 24 at the start of the history.
     * @maxItems 24
     */
  prices: PositiveAmount[];
}
