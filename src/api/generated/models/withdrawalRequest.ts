/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';
import type { SecondCode } from './secondCode.ts';

export interface WithdrawalRequest {
  /**
     * In the channel's currency, at most 6 decimals. What leaves the balance: the fee is taken out of it.
     * @maxLength 19
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,6})?$
     */
  amount: string;
  channelId: RowId;
  /** A bank card of one’s own, or a wallet address of the channel’s network. */
  targetId: EntryId;
  /**
     * What arrives, as it was shown and confirmed: at most 6 decimals.
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
  idempotencyKey: IdempotencyKey;
}
