/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface WithdrawPasswordSetAnswer {
  code: SuccessCode;
  msg: Message;
  data: boolean;
}
