/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Exchange } from './exchange.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ExchangePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Exchange[];
  total: Total;
}
