/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Follow } from './follow.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface FollowAnswer {
  code: SuccessCode;
  msg: Message;
  data: Follow;
}
