/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { UserBalance } from './userBalance.ts';

export interface UserBalanceAnswer {
  code: SuccessCode;
  msg: Message;
  data: UserBalance;
}
