/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';

/**
 * What the account made of its money over the range, without what was paid in or out. Percentages are truncated to 2 decimals.
 */
export interface EquityReturns {
  /** In USDT, at the prices of the times of payment. */
  paidIn: Amount;
  paidOut: Amount;
  /** Last value, less the first, less `paidIn`, plus `paidOut`. */
  change: Decimal;
  /** Percent. Linked returns between the points; payments in count from the start of theirs, payments out until its end. */
  timeWeighted: Decimal;
  /** Percent, by the Modified Dietz method. Null if no money was in the account on average. */
  moneyWeighted: Decimal | null;
  /** Percent: the largest fall of the time-weighted return from its peak; 0 or negative. */
  drawdown: Decimal;
}
