/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Success without a value; `msg` is the confirmation to show.
 */
export interface Done {
  code: SuccessCode;
  msg: Message;
}
