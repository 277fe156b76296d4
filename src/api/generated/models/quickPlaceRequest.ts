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
 * As the preview, with the price and the payout that the person has confirmed. The order begins at the public price of its moment.
 * It is refused (460, hint_price_moved) when that is worse than `previewPrice` by more than 0.5 %, or by anything at all where the
 * setting app_order_change is 0; and (422, hint_quick_payout_changed) when the option now pays otherwise.
 */
export interface QuickPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: Direction;
  optionId: RowId;
  stake: Stake;
  previewPrice: PreviewPrice;
  payoutRate: Rate;
  idempotencyKey: IdempotencyKey;
}
