/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Loan } from './loan.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LoanAnswer {
  code: SuccessCode;
  msg: Message;
  data: Loan;
}
