/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanDetail } from './loanDetail.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LoanDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: LoanDetail;
}
