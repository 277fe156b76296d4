/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningAmount } from './earningAmount.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * As for the preview, with the confirmed terms. Fails (460, hint_earning_terms_changed) if the product's terms have changed, and (460,
 * hint_earning_day_changed) if a new UTC day has started, which would move start and end by one day.
 */
export interface EarningPlaceRequest {
  productId: RowId;
  amount: EarningAmount;
  dailyRate: Rate;
  earlyRate: Rate;
  startsAt: Time;
  idempotencyKey?: IdempotencyKey;
}
