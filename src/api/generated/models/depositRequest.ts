/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';

export interface DepositRequest {
  channelId: RowId;
  /**
     * In the channel's currency, at most 2 decimals.
     * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{1,2})?$
     */
  amount: string;
  idempotencyKey: IdempotencyKey;
}
