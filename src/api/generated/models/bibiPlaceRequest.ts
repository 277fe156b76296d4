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
 * What the person has confirmed: exactly one of `quantity` and `amount`, as previewed, and the price of the preview. A market order is
 * filled at the price of its moment, and refused (460, hint_price_moved) when that is worse than `previewPrice` by more than 0.5 %.
 * For an amount, the quantity follows from that price: never more than the amount is paid.
 */
export interface BibiPlaceRequest {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** Of the base coin. */
  quantity?: OrderAmount;
  /** Of the quote coin to pay at most. Buying only. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
  previewPrice: OrderPrice;
  idempotencyKey: IdempotencyKey;
}
