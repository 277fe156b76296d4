/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { Decimal } from './decimal.ts';
import type { EarlyBasis } from './earlyBasis.ts';
import type { EarningOrderStatus } from './earningOrderStatus.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { TermDays } from './termDays.ts';
import type { Time } from './time.ts';

/**
 * Its terms are those in force when it was bought; they never change.
 */
export interface EarningOrder {
  id: EntryId;
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  status: EarningOrderStatus;
  amount: PositiveAmount;
  dailyRate: Rate;
  yearRate: Rate;
  termDays: TermDays;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  createdAt: Time;
  startsAt: Time;
  endsAt: Time;
  dailyInterest: Amount;
  /** What it earns when it runs to its end. */
  totalInterest: Amount;
  /** Amount plus totalInterest. */
  returns: Amount;
  /**
     * Days whose earnings were posted.
     * @minimum 0
     * @maximum 3650
     */
  daysAccrued: number;
  /** What was posted so far; it belongs to the person. */
  accrued: Amount;
  /** When the next day is over; null when it has ended. */
  nextAccrualAt: Time | null;
  /** What leaving early has cost; 0 when it ran to its end, null while it runs. */
  penalty: Amount | null;
  /** What of the principal came back at the end: amount less penalty; null while it runs. */
  returned: Amount | null;
  /** Accrued less penalty; null while it runs. */
  net: Decimal | null;
  closedAt: Time | null;
}
