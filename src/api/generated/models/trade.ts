/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';
import type { TradeExchangeType } from './tradeExchangeType.ts';

export interface Trade {
  time: Time;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Taker side. 1: buy, 2: sell. */
  exchangeType: TradeExchangeType;
}
