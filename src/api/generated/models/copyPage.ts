/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CopiedOrder } from './copiedOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface CopyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: CopiedOrder[];
  total: Total;
}
