/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` is required for limit orders and not allowed otherwise.
 */
export interface SpotPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  exchangeType: ExchangeType;
  orderType: OrderType;
  quantity?: OrderAmount;
  /** Buy: maximum to spend, fee included. Sell: minimum to receive, fee deducted. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
}
