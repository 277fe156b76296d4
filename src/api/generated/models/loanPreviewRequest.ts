/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanAmount } from './loanAmount.ts';
import type { RowId } from './rowId.ts';

export interface LoanPreviewRequest {
  productId: RowId;
  amount: LoanAmount;
}
