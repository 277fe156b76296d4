/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { FastTradeOption } from './fastTradeOption.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface FastTradeOptionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: FastTradeOption[];
  total: Total;
}
