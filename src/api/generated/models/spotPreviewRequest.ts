/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { OrderType } from './orderType.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` with, and only with, a limit order.
 */
export interface SpotPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  quantity?: PositiveAmount;
  /** What to spend at most, fee included. Buying only. */
  amount?: PositiveAmount;
  limitPrice?: PositiveAmount;
}
