/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { Percent } from './percent.ts';
import type { Time } from './time.ts';

/**
 * Result of the account's trades since it started to share them, after fees and funding. Every value can be derived from the trades and the
 * points. Past performance does not guarantee future results.
 */
export interface TraderRecord {
  since: Time;
  /** Time the record was computed for. */
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
     * Closed trades with a positive net result.
     * @minimum 0
     * @maximum 1000000000
     */
  wins: number;
  /** Minimum capital needed to make all trades: the largest amount by which invested funds exceeded the profit realized by then. */
  capital: Amount;
  /** Net of all closed trades. */
  realised: Decimal;
  /** Net of the open trades at the prices of `until`, without a closing fee. */
  open: Decimal;
  /** Sum of both. */
  net: Decimal;
  /** Fees on all trades. */
  fees: Amount;
  /** net / capital, rounded down; null without trades. */
  returnRate: Percent | null;
  /** Largest fall of `capital + realised + open` from a peak over the points, as a share of that peak, rounded up; null without trades. */
  drawdownRate: Percent | null;
  /** Largest fall in money over the points. */
  drawdown: Amount;
  /** wins / closedTrades, rounded down; null without closed trades. */
  winRate: Percent | null;
}
