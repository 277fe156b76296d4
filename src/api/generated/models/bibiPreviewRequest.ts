/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeType } from './exchangeType.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { OrderPrice } from './orderPrice.ts';
import type { OrderType } from './orderType.ts';
import type { PairCode } from './pairCode.ts';

/**
 * Exactly one of `quantity` and `amount`; `limitPrice` with, and only with, a limit order.
 */
export interface BibiPreviewRequest {
  pairCode: PairCode;
  /** 1 buys the base coin with the quote coin, 2 sells it for the quote coin */
  exchangeType: ExchangeType;
  orderType: OrderType;
  /** Of the base coin. */
  quantity?: OrderAmount;
  /** Of the quote coin to pay at most. Buying only. */
  amount?: OrderAmount;
  limitPrice?: OrderPrice;
}
