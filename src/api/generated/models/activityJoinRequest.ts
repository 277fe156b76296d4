/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Forecast } from './forecast.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { RowId } from './rowId.ts';

export interface ActivityJoinRequest {
  id: RowId;
  forecast: Forecast;
  idempotencyKey?: IdempotencyKey;
}
