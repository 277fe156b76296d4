/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawalAnswer {
  code: SuccessCode;
  msg: Message;
  data: Withdrawal;
}
