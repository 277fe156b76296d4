/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Deposit } from './deposit.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface DepositAnswer {
  code: SuccessCode;
  msg: Message;
  data: Deposit;
}
