/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

export interface SpotCancelRequest {
  id: EntryId;
  idempotencyKey?: IdempotencyKey;
}
