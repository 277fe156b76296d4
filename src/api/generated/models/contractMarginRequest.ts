/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { PositiveAmount } from './positiveAmount.ts';

export interface ContractMarginRequest {
  id: EntryId;
  amount: PositiveAmount;
  idempotencyKey: IdempotencyKey;
}
