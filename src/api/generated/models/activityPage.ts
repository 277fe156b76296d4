/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ActivityPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Activity[];
  total: Total;
}
