/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` is required for limit orders and not allowed otherwise.
 */
export interface BibiPreviewRequest {
  pairCode: PairCode;
  /** 1: buy the base coin with the quote coin, 2: sell the base coin for the quote coin */
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** In the base coin. */
  quantity?: OrderAmount;
  /** In the quote coin. Buying: the maximum to pay. Selling: the minimum to receive, after the fee. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
}
