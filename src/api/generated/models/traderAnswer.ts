/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Trader } from './trader.ts';

export interface TraderAnswer {
  code: SuccessCode;
  msg: Message;
  data: Trader;
}
