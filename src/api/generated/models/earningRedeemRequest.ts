/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AgreedAmount } from './agreedAmount.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

/**
 * With the price that the person has confirmed. It is refused (460, hint_earning_price_changed) when that is no longer the price, as
 * after 00:00 UTC, when another day was posted.
 */
export interface EarningRedeemRequest {
  orderId: EntryId;
  penalty: AgreedAmount;
  idempotencyKey: IdempotencyKey;
}
