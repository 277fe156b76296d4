/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RichText } from './richText.ts';
import type { SuccessCode } from './successCode.ts';

export interface RichTextAnswer {
  code: SuccessCode;
  msg: Message;
  data: RichText;
}
