/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Ended } from './ended.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EndedAnswer {
  code: SuccessCode;
  msg: Message;
  data: Ended;
}
