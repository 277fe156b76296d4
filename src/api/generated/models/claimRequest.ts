/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { TaskCode } from './taskCode.ts';

export interface ClaimRequest {
  code: TaskCode;
  idempotencyKey?: IdempotencyKey;
}
