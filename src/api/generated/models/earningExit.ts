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
 * Cost and proceeds of redeeming now.
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
  /** Credited so far; kept. */
  accrued: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** Early redemption fee: earlyRate of its basis, rounded down to the minor unit; deducted from the principal. */
  penalty: Amount;
  /** Amount minus penalty: available immediately. */
  returns: Amount;
  /** Accrued minus penalty; negative if the fee exceeds what was credited. */
  net: Decimal;
  /** End of the current day; nothing is credited for it if redeemed earlier. */
  nextAccrualAt: Time;
  /** Interest for that day. */
  nextInterest: Amount;
  endsAt: Time;
  /** Interest forgone for the days until maturity. */
  forgone: Amount;
}
