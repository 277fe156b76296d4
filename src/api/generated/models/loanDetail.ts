/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { LateDay } from './lateDay.ts';
import type { Loan } from './loan.ts';
import type { LoanInstalment } from './loanInstalment.ts';
import type { LoanOwed } from './loanOwed.ts';

export interface LoanDetail {
  loan: Loan;
  /** @maxItems 60 */
  schedule: LoanInstalment[];
  /** @maxItems 500 */
  lateDays: LateDay[];
  /** Next installment; null if none can be paid separately. */
  next: LoanOwed | null;
  /** Payoff amount, with interest for the days that have passed; null if nothing is owed. */
  all: LoanOwed | null;
  /** Interest saved by paying in full now. */
  saves: Amount;
  available: Amount;
}
