/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractDirection } from './contractDirection.ts';
import type { Leverage } from './leverage.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * Exactly one of `quantity` and `margin`; `limitPrice` with, and only with, a limit order.
 */
export interface ContractPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  quantity?: OrderAmount;
  /** What may be held at most; the fee comes on top. */
  margin?: OrderAmount;
  limitPrice?: OrderPrice;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
}
