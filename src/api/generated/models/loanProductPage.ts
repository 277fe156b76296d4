/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanProduct } from './loanProduct.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface LoanProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LoanProduct[];
  total: Total;
}
