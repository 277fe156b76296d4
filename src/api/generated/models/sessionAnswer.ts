/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Session } from './session.ts';
import type { SuccessCode } from './successCode.ts';

export interface SessionAnswer {
  code: SuccessCode;
  msg: Message;
  data: Session;
}
