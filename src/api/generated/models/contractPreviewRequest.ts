/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractDirection } from './contractDirection.ts';
import type { EntryId } from './entryId.ts';
import type { Leverage } from './leverage.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';

/**
 * Exactly one of `quantity` and `margin`; `limitPrice` is required for limit orders and not allowed otherwise.
 */
export interface ContractPreviewRequest {
  productType: ProductType;
  productCode: ProductCode;
  direction: ContractDirection;
  orderType: OrderType;
  leverage: Leverage;
  quantity?: OrderAmount;
  /** Maximum margin; the fee is extra. */
  margin?: OrderAmount;
  limitPrice?: OrderPrice;
  takeProfit?: OrderPrice;
  stopLoss?: OrderPrice;
  /** An own open order in the same product and direction, which this one takes the place of: it is canceled, and what it keeps on hold counts as available, in the same transaction. If the new order is refused, the old one stays. If the market has already reached its price, it is filled and this request fails (460, hint_order_not_open). */
  replaces?: EntryId;
}
