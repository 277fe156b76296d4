/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Security } from './security.ts';
import type { SuccessCode } from './successCode.ts';

export interface SecurityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Security;
}
