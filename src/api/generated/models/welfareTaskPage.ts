/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';
import type { WelfareTask } from './welfareTask.ts';

export interface WelfareTaskPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 50 */
  rows: WelfareTask[];
  total: Total;
}
