/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Passkey } from './passkey.ts';
import type { SuccessCode } from './successCode.ts';

export interface PasskeyAnswer {
  code: SuccessCode;
  msg: Message;
  data: Passkey;
}
