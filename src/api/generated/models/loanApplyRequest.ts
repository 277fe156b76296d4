/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AgreedAmount } from './agreedAmount.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { LoanAmount } from './loanAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';

/**
 * With the confirmed costs. Fails (460, hint_loan_terms_changed) if the costs have changed.
 */
export interface LoanApplyRequest {
  productId: RowId;
  amount: LoanAmount;
  fee: AgreedAmount;
  security: AgreedAmount;
  totalInterest: AgreedAmount;
  overdueRate: Rate;
  idempotencyKey?: IdempotencyKey;
}
