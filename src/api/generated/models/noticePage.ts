/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Notice } from './notice.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface NoticePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Notice[];
  total: Total;
}
