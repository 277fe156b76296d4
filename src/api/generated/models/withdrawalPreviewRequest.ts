/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';

export interface WithdrawalPreviewRequest {
  /**
     * In the currency of the withdrawal method, at most 6 decimals. Deducted from the balance; the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
}
