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
  /** Interest of a whole day on what is owed (simple). */
  dailyRate: Rate;
  /** `dailyRate` times 365. The whole cost is in `apr`, not here. */
  yearRate: Rate;
  /** Of the amount, kept back when it is paid out. */
  feeRate: Rate;
  /** Of the amount, held from the available balance until the end. */
  securityRate: Rate;
  /** What each whole day costs that an instalment is late, of that instalment. */
  overdueRate: Rate;
  periodDays: PeriodDays;
  instalments: InstalmentCount;
  graceDays: GraceDays;
  /** From when these terms are in force. */
  since: Time;
}
