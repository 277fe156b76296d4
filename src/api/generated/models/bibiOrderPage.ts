/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiOrder } from './bibiOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BibiOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BibiOrder[];
  total: Total;
}
