/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TradeList } from './tradeList.ts';

export interface TradeListAnswer {
  code: SuccessCode;
  msg: Message;
  data: TradeList;
}
