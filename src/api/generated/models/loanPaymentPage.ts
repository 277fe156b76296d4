/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanPayment } from './loanPayment.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface LoanPaymentPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LoanPayment[];
  total: Total;
}
