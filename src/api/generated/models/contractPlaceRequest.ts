/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractDirection } from './contractDirection.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { Leverage } from './leverage.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { PreviewPrice } from './previewPrice.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * As for the preview, with the confirmed size and price: exactly one of `quantity` and `margin`. A market order is filled at the current price
 * and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. The quantity of a `margin` is computed at the
 * price of the fill, so that the margin is never more than `margin`.
 */
export interface ContractPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  quantity?: OrderAmount;
  /** Maximum margin; the fee is added to it. */
  margin?: OrderAmount;
  limitPrice?: OrderPrice;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  /** An own open order in the same product and direction, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}
