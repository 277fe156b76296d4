/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';

export interface DepositRequest {
  channelId: RowId;
  /**
     * In the channel's currency, with as many decimals as it takes: 2 unless it says otherwise.
     * @maxLength 21
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  amount: string;
  /** An upload with the purpose deposit-proof that nothing refers to yet, where the channel asks for it. */
  proofId?: EntryId;
  idempotencyKey: IdempotencyKey;
}
