/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderPrice } from './orderPrice.ts';

/**
 * An omitted value is removed.
 */
export interface ContractExitsRequest {
  id: EntryId;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  idempotencyKey?: IdempotencyKey;
}
