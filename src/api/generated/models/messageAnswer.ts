/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountMessage } from './accountMessage.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface MessageAnswer {
  code: SuccessCode;
  msg: Message;
  data: AccountMessage;
}
