/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Loan } from './loan.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface LoanPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Loan[];
  total: Total;
}
