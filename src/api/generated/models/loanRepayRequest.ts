/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AgreedAmount } from './agreedAmount.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { LoanRepayRequestKind } from './loanRepayRequestKind.ts';

/**
 * With what the person has confirmed to pay. It is refused (460, hint_loan_owed_changed) when that is more or less than what is owed now.
 */
export interface LoanRepayRequest {
  loanId: EntryId;
  kind: LoanRepayRequestKind;
  total: AgreedAmount;
  idempotencyKey: IdempotencyKey;
}
