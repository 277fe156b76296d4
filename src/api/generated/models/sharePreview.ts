/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { ShareLots } from './shareLots.ts';
import type { ShareProblem } from './shareProblem.ts';
import type { Time } from './time.ts';

export interface SharePreview {
  offerId: RowId;
  lots: ShareLots;
  /** If fully allotted. */
  shares: PositiveAmount;
  /** Fixed price per share. */
  price: PositiveAmount;
  /** Shares per lot. */
  lotSize: PositiveAmount;
  /** Rate of the price of allotted shares; nothing is charged for the rest. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  /** If fully allotted. */
  cost: PositiveAmount;
  /** If fully allotted. */
  fee: Amount;
  /** Cost plus fee: moved from available to on hold until the draw or cancellation. */
  held: PositiveAmount;
  /** Current available balance. */
  available: Amount;
  /** From this time, subscribing and canceling are no longer possible. */
  closesAt: Time;
  /** Time the seed is revealed and the draw takes place. */
  drawsAt: Time;
  /** From this time, allotted shares can be sold. */
  listsAt: Time;
  /** Reason why subscribing is not possible; null if it is. */
  problem: ShareProblem | null;
}
