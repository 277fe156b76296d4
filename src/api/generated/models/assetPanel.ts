/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export interface AssetPanel {
  currencyId: CurrencyId;
  /** Margin held by open contracts. */
  allMarginAmount: Amount;
  /** Unrealised profit or loss of everything held. */
  profitAndLose: Decimal;
  /** Of it, what arose since the day's start (UTC). */
  profitAndLoseToday: Decimal;
  /** Everything the account is worth, in the currency named. */
  userBalanceConvert: Amount;
  time: Time;
}
