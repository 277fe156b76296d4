/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AtStop } from './atStop.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

export interface StopFollowingRequest {
  id: EntryId;
  /** What happens to the copied positions. */
  positions: AtStop;
  idempotencyKey?: IdempotencyKey;
}
