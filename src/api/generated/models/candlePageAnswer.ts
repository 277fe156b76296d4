/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CandlePage } from './candlePage.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface CandlePageAnswer {
  code: SuccessCode;
  msg: Message;
  data: CandlePage;
}
