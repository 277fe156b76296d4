/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Follow } from './follow.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface FollowPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Follow[];
  total: Total;
}
