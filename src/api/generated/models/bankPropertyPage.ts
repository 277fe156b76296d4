/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BankProperty } from './bankProperty.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface BankPropertyPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: BankProperty[];
  total: Total;
}
