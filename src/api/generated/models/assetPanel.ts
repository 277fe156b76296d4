/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export interface AssetPanel {
  currencyId: CurrencyId;
  /** Margin of open contracts. */
  allMarginAmount: Amount;
  /** Unrealized P&L of all holdings and positions. */
  profitAndLose: Decimal;
  /** Change of the account value since the start of the day, without what was paid in or out; see getDayChange. */
  profitAndLoseToday: Decimal;
  /** Account value, in the given currency. */
  userBalanceConvert: Amount;
  time: Time;
}
