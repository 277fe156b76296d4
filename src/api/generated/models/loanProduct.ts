/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { GraceDays } from './graceDays.ts';
import type { InstalmentCount } from './instalmentCount.ts';
import type { Name } from './name.ts';
import type { PeriodDays } from './periodDays.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface LoanProduct {
  id: RowId;
  name: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  /** Daily interest rate on the outstanding principal, simple. */
  dailyRate: Rate;
  /** `dailyRate` × 365. The total cost is in `apr`, not here. */
  yearRate: Rate;
  /** Rate of the amount, deducted at payout. */
  feeRate: Rate;
  /** Collateral as a share of the amount, on hold from the available balance until the loan closes. */
  securityRate: Rate;
  /** Late fee per whole day, as a share of the overdue installment. */
  overdueRate: Rate;
  periodDays: PeriodDays;
  instalments: InstalmentCount;
  graceDays: GraceDays;
  /** Time these terms took effect. */
  since: Time;
}
