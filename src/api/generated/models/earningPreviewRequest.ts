/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningAmount } from './earningAmount.ts';
import type { RowId } from './rowId.ts';

export interface EarningPreviewRequest {
  productId: RowId;
  amount: EarningAmount;
}
