/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Deposit } from './deposit.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface DepositPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Deposit[];
  total: Total;
}
