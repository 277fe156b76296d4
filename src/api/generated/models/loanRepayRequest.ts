/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AgreedAmount } from './agreedAmount.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { LoanRepayRequestKind } from './loanRepayRequestKind.ts';

/**
 * With the confirmed amount. Fails (460, hint_loan_owed_changed) if the amount owed now is higher or lower.
 */
export interface LoanRepayRequest {
  loanId: EntryId;
  kind: LoanRepayRequestKind;
  total: AgreedAmount;
  idempotencyKey?: IdempotencyKey;
}
