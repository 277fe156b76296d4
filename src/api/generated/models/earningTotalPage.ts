/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningTotal } from './earningTotal.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface EarningTotalPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningTotal[];
  total: Total;
}
