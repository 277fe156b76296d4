/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BankCard } from './bankCard.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BankCardPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BankCard[];
  total: Total;
}
