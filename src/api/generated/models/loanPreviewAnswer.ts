/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanPreview } from './loanPreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LoanPreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: LoanPreview;
}
