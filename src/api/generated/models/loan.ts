/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { GraceDays } from './graceDays.ts';
import type { InstalmentCount } from './instalmentCount.ts';
import type { LoanStatus } from './loanStatus.ts';
import type { Name } from './name.ts';
import type { PeriodDays } from './periodDays.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * Its terms are those in force when it was applied for; they never change.
 */
export interface Loan {
  id: EntryId;
  productId: RowId;
  name: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  status: LoanStatus;
  dailyRate: Rate;
  yearRate: Rate;
  feeRate: Rate;
  securityRate: Rate;
  overdueRate: Rate;
  periodDays: PeriodDays;
  instalments: InstalmentCount;
  graceDays: GraceDays;
  amount: PositiveAmount;
  fee: Amount;
  /** Amount less fee; nothing of it is paid when it is refused or withdrawn. */
  paidOut: Amount;
  /** Held from the application until it is refused, withdrawn, repaid or called. */
  security: Amount;
  /** What of it went against what was owed. */
  securityUsed: Amount;
  /** The interest of all instalments on their days. */
  totalInterest: Amount;
  total: Amount;
  apr: Rate;
  createdAt: Time;
  decidedAt: Time | null;
  /** The 00:00 UTC after it was paid out: from then on it bears interest. */
  startsAt: Time | null;
  /** When the next instalment is, or was, due; null when none is to come. */
  nextDueAt: Time | null;
  /**
     * @minimum 0
     * @maximum 60
     */
  paidInstalments: number;
  principalRepaid: Amount;
  interestPaid: Amount;
  /** What being late has cost so far. */
  charges: Amount;
  chargesPaid: Amount;
  /** What of the amount is still owed. */
  outstanding: Amount;
  closedAt: Time | null;
}
