/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { QuickOrder } from './quickOrder.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface QuickOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: QuickOrder[];
  total: Total;
}
