/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { PreviewPrice } from './previewPrice.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { SpotOrderType } from './spotOrderType.ts';
import type { TimeInForce } from './timeInForce.ts';

/**
 * As for the preview, with the confirmed size and price: exactly one of `quantity` and `amount`. A market order is filled at the current price
 * and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. The quantity of an `amount` is computed at the
 * price of the fill, or of the limit: a purchase never costs more than its `amount`, and a sale never brings less.
 */
export interface SpotPlaceRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: ExchangeType;
  orderType: SpotOrderType;
  quantity?: OrderAmount;
  /** Buy: maximum to spend, fee included. Sell: minimum to receive, fee deducted; not for `stop` and `oco`. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  /** Required for `stop`, `stopLimit` and `oco`, not allowed otherwise. Above the market for a buy, below it for a sell. */
  stopPrice?: OrderPrice;
  timeInForce?: TimeInForce;
  /** Buy orders only. The filled quantity is offered for sale at this price or better; above the price of the order. */
  takeProfitPrice?: OrderPrice;
  /** Buy orders only. The filled quantity is sold once the market falls to this price; below the price of the order. With `takeProfitPrice`, one cancels the other. */
  stopLossPrice?: OrderPrice;
  /** An own open order in the same product and on the same side, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}
