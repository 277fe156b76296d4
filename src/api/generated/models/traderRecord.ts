/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { Percent } from './percent.ts';
import type { Time } from './time.ts';

/**
 * What came of an account’s trades since it began to show them, after fees and funding. Every figure follows from the trades and the points.
 * The past says nothing certain about the future.
 */
export interface TraderRecord {
  since: Time;
  /** The moment that it was computed for. */
  until: Time;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  closedTrades: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  openTrades: number;
  /**
     * Closed trades with a net above zero.
     * @minimum 0
     * @maximum 1000000000
     */
  wins: number;
  /** The least money with which all trades could have been made: the most that what was invested at a time exceeded what had been gained by then. */
  capital: Amount;
  /** Net of all closed trades. */
  realised: Decimal;
  /** Net of the open trades at the prices of `until`, were they closed without a fee. */
  open: Decimal;
  /** Both together. */
  net: Decimal;
  /** Of all trades. */
  fees: Amount;
  /** net / capital, cut downwards; null without a trade. */
  returnRate: Percent | null;
  /** The largest fall from a peak of `capital + realised + open` over the points, as a share of that peak, cut upwards; null without a trade. */
  drawdownRate: Percent | null;
  /** The largest fall in money over the points. */
  drawdown: Amount;
  /** wins / closedTrades, cut downwards; null without a closed trade. */
  winRate: Percent | null;
}
