/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AssetCurrency } from './assetCurrency.ts';
import type { AssetProduct } from './assetProduct.ts';
import type { EarlyBasis } from './earlyBasis.ts';
import type { EarningProblem } from './earningProblem.ts';
import type { Name } from './name.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { TermDays } from './termDays.ts';
import type { Time } from './time.ts';

export interface EarningPreview {
  productId: RowId;
  name: Name;
  currencyId: AssetCurrency | null;
  assetProductId: AssetProduct | null;
  assetName: Name;
  /** Principal, on hold until maturity. */
  amount: Amount;
  dailyRate: Rate;
  yearRate: Rate;
  termDays: TermDays;
  /** Accrual start if placed now: the next 00:00 UTC. */
  startsAt: Time;
  /** Maturity, `termDays` days later: the order ends automatically and the principal is released. */
  endsAt: Time;
  /** Interest for the first day, rounded down to the minor unit; credited at the end of the day. */
  dailyInterest: Amount;
  /** Total interest: amount × dailyRate × termDays, rounded down once. */
  totalInterest: Amount;
  /** Amount plus totalInterest, if held to maturity. */
  returns: Amount;
  earlyBasis: EarlyBasis;
  earlyRate: Rate;
  /** Minimum total returned on early redemption. */
  earlyWorst: Amount;
  /** Available balance. */
  available: Amount;
  /** Amount this account can still place, within the account's and the product's limits. */
  left: Amount;
  /** Reason why the order cannot be placed; null if it can. */
  problem: EarningProblem | null;
}
