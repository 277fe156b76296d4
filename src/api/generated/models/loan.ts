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
 * A loan keeps the terms in effect when it was applied for.
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
  /** Amount minus fee; not paid out if the application is rejected or canceled. */
  paidOut: Amount;
  /** Collateral, on hold from the application until the loan is rejected, canceled, repaid or called. */
  security: Amount;
  /** Collateral used toward the amount owed. */
  securityUsed: Amount;
  /** Interest of all installments if paid on their due dates. */
  totalInterest: Amount;
  total: Amount;
  apr: Rate;
  createdAt: Time;
  decidedAt: Time | null;
  /** Interest start: the first 00:00 UTC after payout. */
  startsAt: Time | null;
  /** Due date of the next installment, possibly in the past; null if there is none. */
  nextDueAt: Time | null;
  /**
     * @minimum 0
     * @maximum 60
     */
  paidInstalments: number;
  principalRepaid: Amount;
  interestPaid: Amount;
  /** Late fees so far. */
  charges: Amount;
  chargesPaid: Amount;
  /** Outstanding principal. */
  outstanding: Amount;
  closedAt: Time | null;
}
