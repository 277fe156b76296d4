/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Holding } from './holding.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface HoldingPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Holding[];
  total: Total;
}
