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
     * Decimals that an amount may have.
     * @minimum 0
     * @maximum 8
     */
  decimals: number;
  termDays: TermDays;
  /** What one earns in a whole day, of the principal alone (simple). */
  dailyRate: Rate;
  /** `dailyRate` times 365: the same rate by the year, simple, for comparison. */
  yearRate: Rate;
  minAmount: PositiveAmount;
  /** The most at once. */
  maxAmount: PositiveAmount;
  /** The most that one person may have running in it. */
  personLimit: PositiveAmount;
  /** What is offered to all together. */
  capacity: PositiveAmount;
  /** What of it is still to be had; what was given back is not offered again. */
  left: Amount;
  /** Until when it can be bought; null for no end. */
  closesAt: Time | null;
  status: EarningProductStatus;
  earlyBasis: EarlyBasis;
  /** The price of leaving early as a share of its basis. */
  earlyRate: Rate;
  /** From when these terms are in force. */
  since: Time;
}
