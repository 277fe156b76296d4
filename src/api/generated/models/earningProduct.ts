/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { EarlyBasis } from './earlyBasis.ts';
import type { EarningProductStatus } from './earningProductStatus.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { TermDays } from './termDays.ts';
import type { Time } from './time.ts';

export interface EarningProduct {
  id: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /**
     * Maximum decimals of an amount.
     * @minimum 0
     * @maximum 8
     */
  decimals: number;
  termDays: TermDays;
  /** Daily rate on the principal, simple. */
  dailyRate: Rate;
  /** `dailyRate` × 365: simple annual rate, for comparison. */
  yearRate: Rate;
  minAmount: PositiveAmount;
  /** Maximum per order. */
  maxAmount: PositiveAmount;
  /** Maximum active amount per account in this product. */
  personLimit: PositiveAmount;
  /** Total amount offered to all accounts. */
  capacity: PositiveAmount;
  /** Remaining capacity; returned amounts are not offered again. */
  left: Amount;
  /** End of the offer; null if open-ended. */
  closesAt: Time | null;
  status: EarningProductStatus;
  earlyBasis: EarlyBasis;
  /** Early redemption fee as a share of its basis. */
  earlyRate: Rate;
  /** Time these terms took effect. */
  since: Time;
}
