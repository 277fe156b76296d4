/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Award } from './award.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface AwardPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Award[];
  total: Total;
}
