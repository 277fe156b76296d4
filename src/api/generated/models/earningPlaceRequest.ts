/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningAmount } from './earningAmount.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * As the preview, with the terms that the person has confirmed. It is refused (460, hint_earning_terms_changed) when the product now has
 * others, and (460, hint_earning_day_changed) when another day of UTC has begun, so that it would begin and end a day later.
 */
export interface EarningPlaceRequest {
  productId: RowId;
  amount: EarningAmount;
  dailyRate: Rate;
  earlyRate: Rate;
  startsAt: Time;
  idempotencyKey: IdempotencyKey;
}
