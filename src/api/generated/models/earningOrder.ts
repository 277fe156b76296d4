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
 * An order keeps the terms in effect when it was placed.
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
  /** Total interest if held to maturity. */
  totalInterest: Amount;
  /** Amount plus totalInterest. */
  returns: Amount;
  /**
     * Number of days credited.
     * @minimum 0
     * @maximum 3650
     */
  daysAccrued: number;
  /** Credited so far; kept in any case. */
  accrued: Amount;
  /** End of the current day; null once the order has ended. */
  nextAccrualAt: Time | null;
  /** Early redemption fee; 0 if matured, null while active. */
  penalty: Amount | null;
  /** Principal returned: amount minus penalty; null while active. */
  returned: Amount | null;
  /** Accrued minus penalty; null while active. */
  net: Decimal | null;
  closedAt: Time | null;
}
