/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Direction } from './direction.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { PreviewPrice } from './previewPrice.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Stake } from './stake.ts';

/**
 * As for the preview, with the confirmed price and payout rate. The entry price is the public price of the moment at which the order is
 * carried out, from which its duration counts. Fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%,
 * or at all if the setting app_order_change is 0; and (422, hint_quick_payout_changed) if the option's payout rate has changed.
 */
export interface QuickPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: Direction;
  optionId: RowId;
  stake: Stake;
  previewPrice: PreviewPrice;
  payoutRate: Rate;
  idempotencyKey?: IdempotencyKey;
}
