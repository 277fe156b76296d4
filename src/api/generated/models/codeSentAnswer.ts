/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CodeSent } from './codeSent.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface CodeSentAnswer {
  code: SuccessCode;
  msg: Message;
  data: CodeSent;
}
