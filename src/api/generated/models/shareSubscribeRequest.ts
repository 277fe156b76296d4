/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';
import type { ShareLots } from './shareLots.ts';

export interface ShareSubscribeRequest {
  offerId: RowId;
  lots: ShareLots;
  idempotencyKey?: IdempotencyKey;
}
