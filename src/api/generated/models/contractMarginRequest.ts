/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderAmount } from './orderAmount.ts';

export interface ContractMarginRequest {
  id: EntryId;
  amount: OrderAmount;
  idempotencyKey?: IdempotencyKey;
}
