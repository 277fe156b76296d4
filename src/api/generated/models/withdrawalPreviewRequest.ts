/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { RowId } from './rowId.ts';

export interface WithdrawalPreviewRequest {
  /**
     * In the channel's currency, at most 6 decimals. What leaves the balance: the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
}
