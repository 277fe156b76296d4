/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiOrder } from './bibiOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface BibiOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: BibiOrder;
}
