/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';
import type { Trader } from './trader.ts';

export interface TraderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Trader[];
  total: Total;
}
