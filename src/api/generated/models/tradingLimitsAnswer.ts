/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TradingLimits } from './tradingLimits.ts';

export interface TradingLimitsAnswer {
  code: SuccessCode;
  msg: Message;
  data: TradingLimits;
}
