/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { WelfareTask } from './welfareTask.ts';

export interface WelfareTaskAnswer {
  code: SuccessCode;
  msg: Message;
  data: WelfareTask;
}
