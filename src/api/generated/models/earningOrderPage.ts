/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningOrder } from './earningOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface EarningOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningOrder[];
  total: Total;
}
