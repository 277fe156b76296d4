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
  /** Amount received: amount minus fee. */
  paidOut: Amount;
  security: Amount;
  totalInterest: Amount;
  /** Total repayment: amount plus totalInterest. */
  total: Amount;
  /** Total cost: fee plus totalInterest. */
  cost: Amount;
  /** Annual percentage rate of the total cost, compounded, in steps of 0.0001, rounded up. */
  apr: Rate;
  overdueRate: Rate;
  /** @maxItems 60 */
  schedule: LoanInstalment[];
  available: Amount;
  /** Reason why the application cannot be made; null if it can. */
  problem: LoanProblem | null;
}
