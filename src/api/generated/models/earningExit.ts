/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { Decimal } from './decimal.ts';
import type { EarlyBasis } from './earlyBasis.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { Time } from './time.ts';

/**
 * What leaving now would cost and bring.
 */
export interface EarningExit {
  orderId: EntryId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  amount: PositiveAmount;
  /**
     * @minimum 0
     * @maximum 3650
     */
  daysAccrued: number;
  /** What was posted so far, and stays. */
  accrued: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** earlyRate of its basis, cut to the minor unit; taken from the principal. */
  penalty: Amount;
  /** Amount less penalty: what would be free at once. */
  returns: Amount;
  /** Accrued less penalty; below zero when leaving costs more than was earned. */
  net: Decimal;
  /** When the day that runs is over; left before it earns nothing. */
  nextAccrualAt: Time;
  /** What that day would earn. */
  nextInterest: Amount;
  endsAt: Time;
  /** What the days up to the end would still earn. */
  forgone: Amount;
}
