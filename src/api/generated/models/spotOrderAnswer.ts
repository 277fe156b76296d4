/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SpotOrder } from './spotOrder.ts';
import type { SuccessCode } from './successCode.ts';

export interface SpotOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: SpotOrder;
}
