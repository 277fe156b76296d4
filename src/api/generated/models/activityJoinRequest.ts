/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { RowId } from './rowId.ts';

export interface ActivityJoinRequest {
  id: RowId;
  /** It cannot be changed afterwards. */
  forecast: PositiveAmount;
  idempotencyKey: IdempotencyKey;
}
