/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Exchange } from './exchange.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ExchangeAnswer {
  code: SuccessCode;
  msg: Message;
  data: Exchange;
}
