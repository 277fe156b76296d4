/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ShareEntry } from './shareEntry.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ShareEntryPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareEntry[];
  total: Total;
}
