/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Direction } from './direction.ts';
import type { DurationCount } from './durationCount.ts';
import type { DurationUnit } from './durationUnit.ts';
import type { Percent } from './percent.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { QuickProblem } from './quickProblem.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface QuickPreview {
  productId: RowId;
  exchangeType: Direction;
  optionId: RowId;
  duration: DurationCount;
  durationUnit: DurationUnit;
  /** Entry price if placed now. */
  price: PositiveAmount;
  priceTime: Time;
  /** Expiry if placed now. */
  expiresAt: Time;
  stake: Amount;
  /** Profit of a winning order, as a share of the stake. */
  payoutRate: Rate;
  /** Rate of the stake. */
  feeRate: Rate;
  fee: Amount;
  /** Stake plus fee: deducted now, and the maximum loss. */
  total: Amount;
  /** Stake × payout rate, rounded down to the minor unit. */
  profit: Amount;
  /** Stake plus profit: returned if won. */
  winReturns: Amount;
  /** Returned if tied: the stake, plus the fee if the setting app_fastFree is 1. */
  drawReturns: Amount;
  /** Break-even win rate: more than this share of such orders must be won to make a profit. total / winReturns, rounded up. */
  breakEvenRate: Percent;
  currencyId: CurrencyId;
  /** Available balance. */
  available: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: QuickProblem | null;
}
