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
  /** What it would begin at now. */
  price: PositiveAmount;
  priceTime: Time;
  /** When it would end, were it placed now. */
  expiresAt: Time;
  stake: Amount;
  /** What a won stake earns. */
  payoutRate: Rate;
  /** Of the stake. */
  feeRate: Rate;
  fee: Amount;
  /** Stake plus fee: what is taken now, and the most that can be lost. */
  total: Amount;
  /** Stake times payout rate, cut to the minor unit. */
  profit: Amount;
  /** Stake plus profit: what comes back when it is won. */
  winReturns: Amount;
  /** What comes back when it is drawn: the stake, and the fee too where the setting app_fastFree is 1. */
  drawReturns: Amount;
  /** Of how many orders like this one more than this must be won to gain at all: total / winReturns, rounded up. */
  breakEvenRate: Percent;
  currencyId: CurrencyId;
  /** What may be spent. */
  available: Amount;
  /** Why it could not be placed as it stands; null when it could. */
  problem: QuickProblem | null;
}
