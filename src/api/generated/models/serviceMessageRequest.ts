/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

export interface ServiceMessageRequest {
  /**
     * @maxLength 2000
     * @pattern ^[^\u0000]*$
     */
  text?: string;
  pictureId?: EntryId;
  idempotencyKey?: IdempotencyKey;
}
