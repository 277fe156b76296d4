/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';
import type { SecondCode } from './secondCode.ts';

export interface WithdrawalRequest {
  /**
     * In the currency of the withdrawal method, at most 6 decimals. Deducted from the balance; the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
  /** One of the caller's bank cards, or a wallet address on the network of the withdrawal method. */
  targetId: EntryId;
  /**
     * Amount to receive, as previewed and confirmed: at most 6 decimals.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  previewArrives: string;
  /**
     * Six digits.
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  withdrawPassword: string;
  code?: SecondCode;
  idempotencyKey?: IdempotencyKey;
}
