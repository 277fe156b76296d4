/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PasskeyOptions } from './passkeyOptions.ts';
import type { SuccessCode } from './successCode.ts';

export interface PasskeyOptionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: PasskeyOptions;
}
