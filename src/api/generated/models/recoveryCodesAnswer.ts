/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RecoveryCodes } from './recoveryCodes.ts';
import type { SuccessCode } from './successCode.ts';

export interface RecoveryCodesAnswer {
  code: SuccessCode;
  msg: Message;
  data: RecoveryCodes;
}
