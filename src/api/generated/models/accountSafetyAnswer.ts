/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountSafety } from './accountSafety.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface AccountSafetyAnswer {
  code: SuccessCode;
  msg: Message;
  data: AccountSafety;
}
