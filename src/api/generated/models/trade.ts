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
  /** Who came to the market: 1 a buyer, 2 a seller. */
  exchangeType: TradeExchangeType;
}
