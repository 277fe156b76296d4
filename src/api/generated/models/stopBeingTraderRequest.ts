/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { IdempotencyKey } from './idempotencyKey.ts';

export interface StopBeingTraderRequest {
  idempotencyKey?: IdempotencyKey;
}
