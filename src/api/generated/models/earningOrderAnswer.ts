/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningOrder } from './earningOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EarningOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningOrder;
}
