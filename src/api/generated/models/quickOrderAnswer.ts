/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { QuickOrder } from './quickOrder.ts';
import type { SuccessCode } from './successCode.ts';

export interface QuickOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: QuickOrder;
}
