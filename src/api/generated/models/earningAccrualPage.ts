/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningAccrual } from './earningAccrual.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface EarningAccrualPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningAccrual[];
  total: Total;
}
