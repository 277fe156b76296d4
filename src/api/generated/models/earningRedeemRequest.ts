/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AgreedAmount } from './agreedAmount.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

/**
 * With the confirmed fee. Fails (460, hint_earning_price_changed) if the fee has changed, for example after 00:00 UTC, when another day was
 * credited.
 */
export interface EarningRedeemRequest {
  orderId: EntryId;
  penalty: AgreedAmount;
  idempotencyKey?: IdempotencyKey;
}
