/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface UnreadAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Number of unread messages.
     * @minimum 0
     * @maximum 1000000000
     */
  data: number;
}
