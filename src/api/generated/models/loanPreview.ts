/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { LoanInstalment } from './loanInstalment.ts';
import type { LoanProblem } from './loanProblem.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';

export interface LoanPreview {
  productId: RowId;
  amount: Amount;
  fee: Amount;
  /** What arrives: amount less fee. */
  paidOut: Amount;
  security: Amount;
  totalInterest: Amount;
  /** What is paid back in all: amount plus totalInterest. */
  total: Amount;
  /** Fee plus totalInterest. */
  cost: Amount;
  /** Annual percentage rate of the whole cost, compounded, in steps of 0.0001, rounded up. */
  apr: Rate;
  overdueRate: Rate;
  /** @maxItems 60 */
  schedule: LoanInstalment[];
  available: Amount;
  /** Why it could not be applied for as it stands; null when it could. */
  problem: LoanProblem | null;
}
