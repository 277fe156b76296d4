/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';

/**
 * The confirmed order: exactly one of `quantity` and `amount`, as previewed, and the price of the preview. A market order is filled at the
 * current price and fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%. With `amount`, the quantity is
 * derived from the fill price, or the limit: a purchase never pays more than the amount, a sale never receives less.
 */
export interface BibiPlaceRequest {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** In the base coin. */
  quantity?: OrderAmount;
  /** In the quote coin. Buying: the maximum to pay. Selling: the minimum to receive, after the fee. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  previewPrice: OrderPrice;
  idempotencyKey?: IdempotencyKey;
}
