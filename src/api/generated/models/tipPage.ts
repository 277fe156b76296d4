/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Tip } from './tip.ts';
import type { Total } from './total.ts';

export interface TipPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Tip[];
  total: Total;
}
