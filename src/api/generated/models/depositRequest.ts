/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';

export interface DepositRequest {
  channelId: RowId;
  /**
     * In the currency of the deposit method, with up to its number of decimals (default 2).
     * @maxLength 21
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  amount: string;
  /** An unused upload with the purpose deposit-proof; required if the deposit method asks for it. */
  proofId?: EntryId;
  idempotencyKey?: IdempotencyKey;
}
