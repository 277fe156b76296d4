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
  /** The next instalment; null when none can be paid by itself. */
  next: LoanOwed | null;
  /** Everything that is owed, with the interest of the days that are over; null when nothing is. */
  all: LoanOwed | null;
  /** The interest that paying everything now would save. */
  saves: Amount;
  available: Amount;
}
