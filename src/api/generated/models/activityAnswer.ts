/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ActivityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Activity;
}
