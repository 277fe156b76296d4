/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Identity } from './identity.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface IdentityAnswer {
  code: SuccessCode;
  msg: Message;
  data: Identity;
}
