/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Closing } from './closing.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ClosingAnswer {
  code: SuccessCode;
  msg: Message;
  data: Closing;
}
