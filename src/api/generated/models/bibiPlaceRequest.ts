/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';
import type { PositiveAmount } from './positiveAmount.ts';

/**
 * As the preview, with the quantity and the price that the person has confirmed. A market order is filled at the price of its
 * moment, and refused (460, hint_price_moved) when that is worse than `previewPrice` by more than 0.5 %.
 */
export interface BibiPlaceRequest {
  pairCode: PairCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  quantity: PositiveAmount;
  limitPrice?: PositiveAmount;
  previewPrice: PositiveAmount;
  idempotencyKey: IdempotencyKey;
}
