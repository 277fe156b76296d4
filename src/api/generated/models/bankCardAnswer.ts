/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BankCard } from './bankCard.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface BankCardAnswer {
  code: SuccessCode;
  msg: Message;
  data: BankCard;
}
