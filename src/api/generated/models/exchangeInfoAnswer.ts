/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeInfo } from './exchangeInfo.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ExchangeInfoAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangeInfo;
}
