/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Note } from './note.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface NotePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Note[];
  total: Total;
}
