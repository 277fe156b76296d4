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
  /** If all of them are allotted. */
  shares: PositiveAmount;
  /** Of one share; it does not move. */
  price: PositiveAmount;
  /** Shares in one lot. */
  lotSize: PositiveAmount;
  /** Of the price of the shares that are allotted; nothing for those that are not. */
  feeRate: Rate;
  currencyId: CurrencyId;
  currencyName: Name;
  /** Of all of them. */
  cost: PositiveAmount;
  /** Of all of them. */
  fee: Amount;
  /** Cost and fee: moved from available to held, until the draw or until you cancel. */
  held: PositiveAmount;
  /** Of the account now. */
  available: Amount;
  /** From this moment on nobody can subscribe or cancel any more. */
  closesAt: Time;
  /** When the seed is revealed and the draw is made. */
  drawsAt: Time;
  /** From this moment on allotted shares can be sold. */
  listsAt: Time;
  /** Why it could not be subscribed to as it stands; null when it could. */
  problem: ShareProblem | null;
}
